//! Shapes in the plane: clipping, growing and cutting into triangles. Points are (x, y) with y downwards.

/// A point.
pub type PlanePoint = (f32, f32);

const fn minus(a: PlanePoint, b: PlanePoint) -> PlanePoint {
    (a.0 - b.0, a.1 - b.1)
}

/// Returns twice the signed area of the triangle from the origin to both points; positive if b lies clockwise of a.
const fn cross(a: PlanePoint, b: PlanePoint) -> f32 {
    a.0 * b.1 - a.1 * b.0
}

/// Clips the polygon `points` to the convex, clockwise polygon `window`.
#[must_use]
pub fn clip_polygon(points: &[PlanePoint], window: &[PlanePoint]) -> Vec<PlanePoint> {
    let mut out = points.to_vec();
    for (k, &a) in window.iter().enumerate() {
        let b = window[(k + 1) % window.len()];
        let inside = |p: PlanePoint| cross(minus(b, a), minus(p, a));
        let source = std::mem::take(&mut out);
        for (j, &p) in source.iter().enumerate() {
            let q = source[(j + 1) % source.len()];
            let (dp, dq) = (inside(p), inside(q));
            if dp >= 0.0 {
                out.push(p);
            }
            if (dp >= 0.0) != (dq >= 0.0) {
                let share = dp / (dp - dq);
                out.push((p.0 + (q.0 - p.0) * share, p.1 + (q.1 - p.1) * share));
            }
        }
        if out.is_empty() {
            break;
        }
    }
    out
}

/// Cuts a simple polygon of positive area, whose corners turn clockwise, into triangles of the indices of its corners.
#[must_use]
pub fn triangles(points: &[PlanePoint]) -> Vec<[usize; 3]> {
    let mut left: Vec<usize> = (0..points.len()).collect();
    let mut out = Vec::with_capacity(points.len());
    while left.len() > 3 {
        let n = left.len();
        let ear = (0..n).find(|&k| {
            let [a, b, c] = [left[(k + n - 1) % n], left[k], left[(k + 1) % n]];
            let [pa, pb, pc] = [points[a], points[b], points[c]];
            cross(minus(pb, pa), minus(pc, pb)) >= 0.0
                && left.iter().all(|&j| {
                    j == a || j == b || j == c || {
                        let p = points[j];
                        let within = cross(minus(pb, pa), minus(p, pa)) > 1e-4
                            && cross(minus(pc, pb), minus(p, pb)) > 1e-4
                            && cross(minus(pa, pc), minus(p, pc)) > 1e-4;
                        !within
                    }
                })
        });
        let k = ear.unwrap_or(0);
        out.push([left[(k + n - 1) % n], left[k], left[(k + 1) % n]]);
        left.remove(k);
    }
    if let [a, b, c] = left[..] {
        out.push([a, b, c]);
    }
    out
}

/// Returns twice the area of a polygon, positive if its corners turn clockwise.
fn area(points: &[PlanePoint]) -> f32 {
    points.iter().enumerate().map(|(k, &p)| cross(p, points[(k + 1) % points.len()])).sum()
}

/// Returns the polygon without corners that lie on the one before, clockwise.
#[must_use]
pub fn tidied(points: &[PlanePoint]) -> Vec<PlanePoint> {
    let near = |a: PlanePoint, b: PlanePoint| (a.0 - b.0).hypot(a.1 - b.1) < 1e-3;
    let mut out: Vec<PlanePoint> = Vec::with_capacity(points.len());
    for &p in points {
        if out.last().is_none_or(|&last| !near(last, p)) {
            out.push(p);
        }
    }
    while out.len() > 1 && near(out[0], out[out.len() - 1]) {
        out.pop();
    }
    if area(&out) < 0.0 {
        out.reverse();
    }
    out
}

/// Returns a clockwise polygon whose edges have moved outwards by `by`; sharp corners reach at most twice as far.
#[must_use]
pub fn grown(points: &[PlanePoint], by: f32) -> Vec<PlanePoint> {
    let n = points.len();
    let outward = |a: PlanePoint, b: PlanePoint| {
        let (x, y) = minus(b, a);
        let long = x.hypot(y).max(1e-6);
        (y / long, -x / long)
    };
    (0..n)
        .map(|k| {
            let (before, here, after) = (points[(k + n - 1) % n], points[k], points[(k + 1) % n]);
            let (a, b) = (outward(before, here), outward(here, after));
            let (x, y) = (a.0 + b.0, a.1 + b.1);
            let long = x.hypot(y).max(1e-6);
            let (x, y) = (x / long, y / long);
            let far = by / (x * a.0 + y * a.1).max(0.5);
            (here.0 + x * far, here.1 + y * far)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_cover_a_concave_polygon_once() {
        let chevron = [(0., 0.), (4., 0.), (6., 3.), (4., 6.), (0., 6.), (2., 3.)];
        let cut = triangles(&chevron);
        assert_eq!(cut.len(), 4);
        let covered: f32 = cut.iter().map(|corners| area(&corners.map(|k| chevron[k]))).sum();
        assert!((covered - area(&chevron)).abs() < 1e-3);
    }

    #[test]
    fn clipping_keeps_what_is_inside() {
        let square = |x: f32, size: f32| [(x, x), (x + size, x), (x + size, x + size), (x, x + size)];
        let inside = clip_polygon(&square(5.0, 10.0), &square(0.0, 10.0));
        assert!(inside.len() == 4 && inside.iter().all(|p| (4.99..=10.01).contains(&p.0)));
        assert!(clip_polygon(&square(20.0, 5.0), &square(0.0, 10.0)).is_empty());
    }

    #[test]
    fn a_square_grows_on_all_sides() {
        let square = tidied(&[(0.0, 10.0), (10.0, 10.0), (10.0, 0.0), (0.0, 0.0), (0.0, 10.0)]);
        assert_eq!((square.len(), area(&square)), (4, 200.0));
        assert!((area(&grown(&square, 2.0)) - 2.0 * 14.0 * 14.0).abs() < 1e-2);
    }
}

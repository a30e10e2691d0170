import type { PixelSize, PixelWindow } from './compose.ts'

/** A rectangle seen in perspective, and the way back from the picture onto it. */
export interface Quad {
  /** Corners in pixels: x and y from the top left and clockwise. */
  corners: readonly number[]
  /** Rows of the matrix that takes a place in the picture to one on the rectangle. */
  back: Float64Array
}

/** The matrix from the unit square to four corners. Source: P. Heckbert, "Fundamentals of Texture Mapping", 1989 */
function matrixTo([x0, y0, x1, y1, x2, y2, x3, y3]: readonly number[] | Float64Array): number[] {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [x0, y0, x1, y1]
  const [cx = 0, cy = 0, dx = 0, dy = 0] = [x2, y2, x3, y3]
  const [dx1, dy1, dx2, dy2] = [bx - cx, by - cy, dx - cx, dy - cy]
  const [sx, sy] = [ax - bx + cx - dx, ay - by + cy - dy]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  return [bx - ax + g * bx, dx - ax + h * dx, ax, by - ay + g * by, dy - ay + h * dy, ay, g, h, 1]
}

/** The inverse of a matrix of three rows, up to a factor: places are divided by their third part. */
function invert([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: number[]) {
  return Float64Array.of(
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  )
}

/** A rectangle whose corners are at shares of a picture's width and height. */
export function createQuad(shares: readonly number[], { width, height }: PixelSize): Quad {
  const corners = shares.map((share, index) => share * (index % 2 === 0 ? width : height))
  return { corners, back: invert(matrixTo(corners)) }
}

/** Place in the picture of a point of the rectangle, near enough for light: no perspective. */
export function placeOn({ corners }: Quad, u: number, v: number): readonly [x: number, y: number] {
  const at = (axis: number) => {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 2, 4, 6].map((corner) => corners[corner + axis])
    return (a + (b - a) * u) * (1 - v) + (d + (c - d) * u) * v
  }
  return [at(0), at(1)]
}

/** Lengths of the longer edges across and down, in pixels. */
export function measureQuad({ corners }: Quad): PixelSize {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners
  return {
    width: Math.max(Math.hypot(bx - ax, by - ay), Math.hypot(cx - dx, cy - dy)),
    height: Math.max(Math.hypot(dx - ax, dy - ay), Math.hypot(cx - bx, cy - by)),
  }
}

/** The pixels in which a rectangle shows, and those around it. */
export function findWindow({ corners }: Quad, { width, height }: PixelSize): PixelWindow {
  const xs = corners.filter((_, index) => index % 2 === 0)
  const ys = corners.filter((_, index) => index % 2 === 1)
  return {
    left: Math.max(Math.floor(Math.min(...xs)) - 2, 0),
    top: Math.max(Math.floor(Math.min(...ys)) - 2, 0),
    right: Math.min(Math.ceil(Math.max(...xs)) + 2, width),
    bottom: Math.min(Math.ceil(Math.max(...ys)) + 2, height),
  }
}

/** Where one looks inside a panorama that goes all the way round. */
export interface Look {
  /** Degrees to the right of the middle of the picture, 0 to below 360. */
  yaw: number
  /** Degrees above the horizon, -75 to 75. */
  pitch: number
  /** Degrees from the left edge of the view to its right one, 40 to 100. */
  field: number
}

/** Straight ahead, as wide as two eyes see well. */
export const firstLook: Look = { yaw: 0, pitch: 0, field: 80 }

/** Degrees an arrow key or button turns by. */
export const LOOK_STEP = 15

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** A look with every part inside its range. */
export function toLook({ yaw, pitch, field }: Look): Look {
  return {
    yaw: ((yaw % 360) + 360) % 360,
    pitch: clamp(pitch, -75, 75),
    field: clamp(field, 40, 100),
  }
}

/** The look after a drag of so many pixels on a view `width` pixels wide: the picture follows the pointer. */
export function findLookAfterDrag(
  start: Look,
  { right, down, width }: { right: number; down: number; width: number },
): Look {
  const degreesPerPixel = width > 0 ? start.field / width : 0
  return toLook({
    ...start,
    yaw: start.yaw - right * degreesPerPixel,
    pitch: start.pitch + down * degreesPerPixel,
  })
}

/** The look a key leads to; null for a key that changes nothing. Plus and minus go nearer and further off. */
export function findLookForKey(key: string, look: Look): Look | null {
  const change = {
    ArrowLeft: { yaw: look.yaw - LOOK_STEP },
    ArrowRight: { yaw: look.yaw + LOOK_STEP },
    ArrowUp: { pitch: look.pitch + LOOK_STEP },
    ArrowDown: { pitch: look.pitch - LOOK_STEP },
    '+': { field: look.field - LOOK_STEP },
    '=': { field: look.field - LOOK_STEP },
    '-': { field: look.field + LOOK_STEP },
    Home: firstLook,
  }[key]
  return change ? toLook({ ...look, ...change }) : null
}

/** Words the view says of itself: "Straight ahead", "90° to the right", "15° to the left", "Behind". */
export function formatLook({ yaw }: Look): string {
  const degrees = Math.round(yaw) % 360
  if (degrees === 0) return 'Straight ahead'
  if (degrees === 180) return 'Behind'
  return degrees < 180 ? `${degrees}° to the right` : `${360 - degrees}° to the left`
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Where a point of the picture shows on the screen.
 * @param point percent of the picture from its left and top edge
 * @param aspect width of the view to its height
 * @returns percent of the view from its left and top edge; null where the point is out of sight
 */
export function projectOnScreen(
  point: { x: number; y: number },
  { yaw, pitch, field }: Look,
  aspect: number,
): { x: number; y: number } | null {
  const longitude = radians(point.x * 3.6 - 180 - yaw)
  const latitude = radians(90 - point.y * 1.8)
  const right = Math.cos(latitude) * Math.sin(longitude)
  const up = Math.sin(latitude)
  const ahead = Math.cos(latitude) * Math.cos(longitude)
  const tilt = radians(pitch)
  const depth = ahead * Math.cos(tilt) + up * Math.sin(tilt)
  if (depth <= 0) return null
  const half = Math.tan(radians(field) / 2)
  const x = 50 + (50 * right) / depth / half
  const y = 50 - (50 * aspect * (up * Math.cos(tilt) - ahead * Math.sin(tilt))) / depth / half
  return [x, y].every((percent) => percent >= 0 && percent <= 100) ? { x, y } : null
}

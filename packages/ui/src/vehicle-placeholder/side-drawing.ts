/** One vehicle from the side, nose to the left, on a stage of 300 by 200 whose ground is at 150. */
export interface SideDrawing {
  /** Names the drawing among others of a page. */
  name: string
  /** From the foot of the nose over the roof to the foot of the tail. */
  outline: string
  /** Side windows. */
  glass: string
  /** Line of the shoulder, from lamp to lamp. */
  shoulder: string
  /** Gaps between doors and panels. */
  cuts: string
  /** Centres of the wheels, front and rear first, from the left. */
  wheels: readonly [number, number, ...number[]]
  /** Radius of a tyre. */
  tyre: number
  /** Top left corners of head lamp and tail lamp. */
  lamps: readonly [readonly [number, number], readonly [number, number]]
  /** A box or tray behind the cab, in a neutral colour. Default none. */
  load?: string
  /** False for a body that stands between its wheels instead of over them. Default true. */
  coversWheels?: false
}

/** A vehicle that is none in particular. */
export const neutralDrawing: SideDrawing = {
  name: 'neutral',
  outline:
    'M37 139C33 136 32 126 36 119C42 111 66 106 98 102C113 90 127 82 146 79C166 77 182 79 195 85C207 90 217 96 226 101C243 102 256 104 262 108C268 115 268 131 264 139',
  glass:
    'M110 102C121 92 132 86 147 84L163 83L166 102ZM170 83C182 84 191 88 200 93L213 101L174 102Z',
  shoulder: 'M42 117C80 109 190 107 262 112',
  cuts: 'M108 104C106 116 107 128 110 138M168 103V138M214 103C212 112 204 118 198 124',
  wheels: [82, 218],
  tyre: 18,
  lamps: [
    [38, 116],
    [252, 109],
  ],
}

/** Outline closed along the sill, with an arch over each wheel the body covers. */
export function bodyPath({ outline, wheels, tyre, load, coversWheels }: SideDrawing): string {
  if (coversWheels === false) return `${outline}Z`
  const arch = tyre + 3
  const [front, rear] = wheels.map((x) => `H${x + arch}a${arch} ${arch} 0 0 0 ${-2 * arch} 0`)
  return `${outline}${load ? '' : rear}${front}Z`
}

/** The dark underside that shows in the arches; under a load it is the frame. */
export function chassisPath({ load, coversWheels }: SideDrawing): string {
  if (coversWheels === false) return ''
  return load ? 'M60 122h212v8H60Z' : 'M60 122h180v20H60Z'
}

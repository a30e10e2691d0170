import { useId } from 'react'
import { bodyPath, chassisPath, type SideDrawing } from './side-drawing.ts'

const ground = 150

/** A dot at each wheel's centre; a thick round line makes a disc of it. */
const discs = (wheels: readonly number[], y: number) => wheels.map((x) => `M${x} ${y}h0`).join('')

/** A ring around each wheel's centre; dashes make spokes of it. */
const rings = (wheels: readonly number[], y: number) =>
  wheels.map((x) => `M${x - 7} ${y}a7 7 0 1 1 14 0a7 7 0 1 1-14 0`).join('')

function Wheels({ wheels, tyre }: { wheels: readonly number[]; tyre: number }) {
  const y = ground - tyre
  const centres = discs(wheels, y)
  return (
    <>
      <g strokeLinecap="round">
        <path d={centres} stroke="#111" strokeWidth={tyre * 2} />
        <path d={centres} stroke="#9aa2aa" strokeWidth={tyre * 1.3} />
      </g>
      <path d={rings(wheels, y)} stroke="#223" strokeWidth="8" strokeDasharray="5.4 3.4" />
      <path d={centres} stroke="#c6cbd0" strokeWidth="6" strokeLinecap="round" />
    </>
  )
}

export interface VehicleDrawingProps {
  /** Drawing of the body. */
  drawing: SideDrawing
  /** Lacquer, as a CSS colour. */
  paint: string
}

/**
 * A vehicle from the side under a soft light from above; decorative. Its ids name the drawing as well,
 * so that two React roots that count alike can only meet in equal drawings.
 */
export function VehicleDrawing({ drawing, paint }: VehicleDrawingProps) {
  const light = useId()
  const body = light + drawing.name
  const { glass, shoulder, cuts, wheels, tyre, lamps, load } = drawing
  const [head, tail] = lamps
  return (
    <svg viewBox="0 8 300 200" aria-hidden="true">
      <linearGradient id={light} x2="0" y2="1">
        <stop stopColor="#fff6" />
        <stop offset=".5" stopColor="#0000" />
        <stop offset="1" stopColor="#0008" />
      </linearGradient>
      <path d={chassisPath(drawing)} fill="#111" />
      {load && <path d={load} fill="#c9ced3" stroke="#899" />}
      <g fill={paint}>
        <path id={body} d={bodyPath(drawing)} />
      </g>
      <use href={`#${body}`} fill={`url(#${light})`} />
      <path d={glass} fill="#1b232be0" />
      <path d={shoulder} stroke="#fff6" />
      <path d={cuts} stroke="#0003" />
      <path d={`M${head.join(' ')}l12-3-2 5-9 3Z`} fill="#fff" />
      <path d={`M${tail.join(' ')}l9-1v8l-6 1Z`} fill="#b21" />
      <Wheels wheels={wheels} tyre={tyre} />
    </svg>
  )
}

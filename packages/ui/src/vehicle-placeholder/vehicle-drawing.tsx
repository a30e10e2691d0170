import { useId } from 'react'
import { type BodyShape, bodyDrawings, bodyPath, chassisPath } from './body-shapes.ts'

const ground = 150

/** A dot at each wheel's centre; a thick round line makes a disc of it. */
const discs = (wheels: readonly number[], y: number) => wheels.map((x) => `M${x} ${y}h0`).join('')

function Wheels({ wheels, tyre }: { wheels: readonly number[]; tyre: number }) {
  const y = ground - tyre
  const centres = discs(wheels, y)
  return (
    <g strokeLinecap="round">
      <path d={centres} stroke="#14171b" strokeWidth={tyre * 2} />
      <path d={centres} stroke="#9aa2aa" strokeWidth={tyre * 1.3} />
      <g stroke="#2b3036" strokeWidth="8" strokeLinecap="butt" strokeDasharray="5.4 3.4">
        {wheels.map((x) => (
          <circle key={x} cx={x} cy={y} r="7" />
        ))}
      </g>
      <path d={centres} stroke="#c6cbd0" strokeWidth="6" />
    </g>
  )
}

export interface VehicleDrawingProps {
  /** Body form. */
  bodyShape: BodyShape
  /** Lacquer, as a CSS colour. */
  paint: string
}

/** A vehicle from the side under a soft light from above; decorative. */
export function VehicleDrawing({ bodyShape, paint }: VehicleDrawingProps) {
  const id = useId()
  const drawing = bodyDrawings[bodyShape]
  const { glass, shoulder, cuts, wheels, tyre, lamps, load } = drawing
  const [head, tail] = lamps
  return (
    <svg viewBox="0 8 300 200" fill="none" aria-hidden="true">
      <linearGradient id={`${id}l`} x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity=".42" />
        <stop offset=".48" stopColor="#fff" stopOpacity=".06" />
        <stop offset=".5" stopOpacity="0" />
        <stop offset="1" stopOpacity=".5" />
      </linearGradient>
      <path d={chassisPath(drawing)} fill="#14171b" />
      {load && <path d={load} fill="#c9ced3" stroke="#8d959d" />}
      <g fill={paint}>
        <path id={`${id}b`} d={bodyPath(drawing)} />
      </g>
      <use href={`#${id}b`} fill={`url(#${id}l)`} />
      <path d={glass} fill="#1b232b" fillOpacity=".88" />
      <path d={shoulder} stroke="#fff" strokeOpacity=".4" strokeWidth="1.2" />
      <path d={cuts} stroke="#000" strokeOpacity=".2" />
      <path d={`M${head.join(' ')}l12-3-2 5-9 3Z`} fill="#f7f9fb" />
      <path d={`M${tail.join(' ')}l9-1v8l-6 1Z`} fill="#b3261e" />
      <Wheels wheels={wheels} tyre={tyre} />
    </svg>
  )
}

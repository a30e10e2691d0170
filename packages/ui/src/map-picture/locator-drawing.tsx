import { mapPicture } from '@forecourt/styled-system/recipes'
import type { CSSProperties } from 'react'
import type { GridLine, MapFrame } from './map-projection.ts'

export interface LocatorDrawingProps {
  /** Shapes that are drawn, laid out. */
  frame: MapFrame
  /** Width to height of the picture. */
  ratio: '16:9' | '4:3' | '21:9'
  /** Content of it, in words. */
  alt: string
}

/** Height of the drawing when its width is 100. */
export const drawingHeights = { '16:9': 56.25, '4:3': 75, '21:9': 42.857 }

function Lines({
  frame,
  height,
  className,
}: {
  frame: MapFrame
  height: number
  className?: string
}) {
  const [first] = frame.pins
  const vertical = frame.meridians.map(({ percent }) => `M${percent} 0V${height}`)
  const level = frame.parallels.map(({ percent }) => `M0 ${(percent * height) / 100}H100`)
  return (
    <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className={className}>
      <path d={[...vertical, ...level].join('')} />
      {first &&
        frame.rings.map(({ radiusKm, percent }) => (
          <circle key={radiusKm} cx={first.x} cy={(first.y * height) / 100} r={percent} />
        ))}
    </svg>
  )
}

const at = (x: number, y: number): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

/** Rings are named under the pin, where no other part of the drawing stands. */
function RingNames({
  frame,
  height,
  className,
}: {
  frame: MapFrame
  height: number
  className?: string
}) {
  const [first = { x: 50, y: 50 }] = frame.pins
  return frame.rings
    .map((ring) => ({ ...ring, y: first.y + (ring.percent * 100) / height }))
    .filter(({ y }) => y < 92)
    .map(({ radiusKm, text, y }) => (
      <span key={radiusKm} data-ring="" className={className} style={at(first.x, y)}>
        {text}
      </span>
    ))
}

/** Every third line is named, so that names never touch on a phone, and none at the edge. */
const named = (lines: readonly GridLine[], last: number) =>
  lines.filter(({ percent }, index) => index % 3 === 1 && percent < last)

/** The locator: grid, rings, names of both and a numbered pin for each place. */
export function LocatorDrawing({ frame, ratio, alt }: LocatorDrawingProps) {
  const classes = mapPicture({ ratio })
  const height = drawingHeights[ratio]
  const [first = { x: 50, y: 50 }] = frame.pins
  const voice = { role: 'img', 'aria-label': alt } as const
  const light = { '--map-x': `${first.x}%`, '--map-y': `${first.y}%` } as CSSProperties
  return (
    <div {...voice} className={classes.picture} style={light}>
      <Lines frame={frame} height={height} className={classes.lines} />
      {named(frame.meridians, 84).map(({ percent, text }) => (
        <span
          key={text}
          className={classes.text}
          style={{ left: `${percent}%`, bottom: '0.25rem' }}
        >
          {text}
        </span>
      ))}
      {named(frame.parallels, 88).map(({ percent, text }) => (
        <span key={text} className={classes.text} style={{ ...at(0, percent) }}>
          {text}
        </span>
      ))}
      <RingNames frame={frame} height={height} className={classes.text} />
      {frame.pins
        .map((pin, index) => (
          <span
            key={`${pin.x} ${pin.y} ${index}`}
            data-rank={index === 0 ? 'first' : 'other'}
            className={classes.pin}
            style={at(pin.x, pin.y)}
          >
            <span className={classes.pinText}>{frame.pins.length > 1 ? index + 1 : null}</span>
          </span>
        ))
        .toReversed()}
      <span className={classes.north}>
        <svg width="14" height="18" viewBox="0 0 14 18" fill="currentColor">
          <path d="M7 0l6 17-6-4-6 4z" />
        </svg>
        N
      </span>
    </div>
  )
}

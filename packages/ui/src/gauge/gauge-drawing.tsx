import { arcGauge, gauge } from '@forecourt/styled-system/recipes'
import type { DrawnRange } from './gauge-ranges.ts'

export interface GaugeDrawingProps {
  /** The ranges with their places. */
  ranges: readonly DrawnRange[]
  /** Place of the value, 0 to 1. */
  share: number
  /** The range the value lies in. */
  current: string | undefined
}

const currentMark = (isCurrent: boolean) => (isCurrent ? '' : undefined)

/** A straight scale with a pointer above it; decorative. */
export function BarDrawing({ ranges, share, current }: GaugeDrawingProps) {
  const frame = gauge()
  return (
    <div className={frame.drawing} aria-hidden="true">
      {ranges.map(({ label, tone, start, end }) => (
        <span
          key={label}
          data-current={currentMark(label === current)}
          className={gauge({ tone }).range}
          style={{ flex: `${end - start} 0 0` }}
        />
      ))}
      <span className={frame.mark} style={{ insetInlineStart: `${share * 100}%` }} />
    </div>
  )
}

const radius = 84
const gapDegrees = 2

/** Point on the arch; 0 is its left foot, 1 its right one. */
function archPoint(share: number): [x: number, y: number] {
  const angle = Math.PI * (1 - share)
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(100 + radius * Math.cos(angle)), round(100 - radius * Math.sin(angle))]
}

function archPath(start: number, end: number): string {
  const gap = gapDegrees / 180 / 2
  const from = archPoint(start === 0 ? 0 : start + gap)
  const to = archPoint(end === 1 ? 1 : end - gap)
  return `M${from.join(' ')}A${radius} ${radius} 0 0 1 ${to.join(' ')}`
}

/** An arch with a knob on it; decorative. */
export function ArcDrawing({ ranges, share, current }: GaugeDrawingProps) {
  const frame = arcGauge()
  const [x, y] = archPoint(share)
  return (
    <div className={frame.drawing} aria-hidden="true">
      <svg viewBox="4 4 192 104">
        {ranges.map(({ label, tone, start, end }) => (
          <path
            key={label}
            d={archPath(start, end)}
            data-current={currentMark(label === current)}
            className={arcGauge({ tone }).range}
          />
        ))}
        <circle cx={x} cy={y} r="10" className={frame.mark} />
      </svg>
    </div>
  )
}

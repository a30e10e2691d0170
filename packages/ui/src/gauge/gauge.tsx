import { cx } from '@forecourt/styled-system/css'
import { gauge } from '@forecourt/styled-system/recipes'
import { ArcDrawing, BarDrawing } from './gauge-drawing.tsx'
import { drawnRanges, findRange, type GaugeRange, measureGaugeShare } from './gauge-ranges.ts'

export interface GaugeProps {
  /** Things that are measured, such as "Credit score". */
  label: string
  /** The measured value. */
  value: number
  /** The named ranges, rising; each ends where the next begins, the last at `max`. Default none. */
  ranges?: readonly GaugeRange[]
  /** Lower end of the scale. Default 0. */
  min?: number
  /** Upper end of the scale. Default 100. */
  max?: number
  /** Writes a value of the scale. Default the number with thousands separators. */
  formatValue?: (value: number) => string
  /** `bar` in a column of facts, `arc` where it is the subject. Default `bar`. */
  shape?: 'bar' | 'arc'
  /** Words at the two ends, such as "Below market". Default the written ends of the scale. */
  endTexts?: readonly [low: string, high: string]
  /** Further class names. Default none. */
  className?: string
}

/** Drawn where nothing is known about what a value means. */
const oneRange = [{ from: 0, label: '', tone: 'neutral' }] as const

const { format: inAustralia } = new Intl.NumberFormat('en-AU')

/** A value on a scale with named ranges; a native meter says the same to assistive technology. */
export function Gauge({
  label,
  value,
  ranges = [],
  min = 0,
  max = 100,
  formatValue = inAustralia,
  shape = 'bar',
  endTexts,
  className,
}: GaugeProps) {
  const current = findRange(value, ranges)
  const classes = gauge({ shape, tone: current?.tone ?? 'neutral' })
  const Drawing = shape === 'arc' ? ArcDrawing : BarDrawing
  const inWords = [formatValue(value), current?.label].filter(Boolean).join(', ')
  const [low, high] = endTexts ?? [formatValue(min), formatValue(max)]
  return (
    <div className={cx(classes.root, className)}>
      <p className={classes.label}>{label}</p>
      <meter
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={inWords}
        className={classes.meter}
      >
        {inWords}
      </meter>
      {shape === 'bar' && <Reading classes={classes} value={formatValue(value)} range={current} />}
      <Drawing
        ranges={drawnRanges(ranges.length > 0 ? ranges : oneRange, min, max)}
        share={measureGaugeShare(value, min, max)}
        current={current?.label ?? ''}
      />
      {shape === 'arc' && <Reading classes={classes} value={formatValue(value)} range={current} />}
      <div className={classes.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  )
}

interface ReadingProps {
  classes: Readonly<Record<'reading' | 'value' | 'meaning', string>>
  value: string
  range: GaugeRange | undefined
}

function Reading({ classes, value, range }: ReadingProps) {
  return (
    <p className={classes.reading} aria-hidden="true">
      <span className={classes.value}>{value}</span>
      {range && <span className={classes.meaning}>{range.label}</span>}
    </p>
  )
}

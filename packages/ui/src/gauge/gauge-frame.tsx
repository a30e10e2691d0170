import { cx } from '@forecourt/styled-system/css'
import type { ComponentType } from 'react'
import type { GaugeDrawingProps } from './gauge-drawing.tsx'
import { drawnRanges, findRange, type GaugeRange, measureGaugeShare } from './gauge-ranges.ts'

export interface ArcGaugeProps {
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
  /** Words at the two ends, such as "Below market". Default the written ends of the scale. */
  endTexts?: readonly [low: string, high: string]
  /** Further class names. Default none. */
  className?: string
}

type Classes = Readonly<
  Record<'root' | 'label' | 'meter' | 'ends' | 'reading' | 'value' | 'meaning', string>
>

interface GaugeFrameProps extends ArcGaugeProps {
  /** Classes for the range the value lies in. */
  recipe: (choice: { tone: GaugeRange['tone'] }) => Classes
  /** The drawn scale. */
  drawing: ComponentType<GaugeDrawingProps>
  /** True where the words stand below the drawing. */
  isReadBelow: boolean
}

/** Drawn where nothing is known about what a value means. */
const oneRange = [{ from: 0, label: '', tone: 'neutral' }] as const

const { format: inAustralia } = new Intl.NumberFormat('en-AU')

/** Parts of a scale of any shape; a native meter says the same to assistive technology. */
export function GaugeFrame({
  label,
  value,
  ranges = [],
  min = 0,
  max = 100,
  formatValue = inAustralia,
  endTexts,
  className,
  recipe,
  drawing: Drawing,
  isReadBelow,
}: GaugeFrameProps) {
  const current = findRange(value, ranges)
  const classes = recipe({ tone: current?.tone ?? 'neutral' })
  const inWords = [formatValue(value), current?.label].filter(Boolean).join(', ')
  const [low, high] = endTexts ?? [formatValue(min), formatValue(max)]
  const reading = <Reading classes={classes} value={formatValue(value)} range={current} />
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
      {!isReadBelow && reading}
      <Drawing
        ranges={drawnRanges(ranges.length > 0 ? ranges : oneRange, min, max)}
        share={measureGaugeShare(value, min, max)}
        current={current?.label ?? ''}
      />
      {isReadBelow && reading}
      <div className={classes.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  )
}

interface ReadingProps {
  classes: Classes
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

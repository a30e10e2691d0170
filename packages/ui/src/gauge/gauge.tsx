import { arcGauge, gauge } from '@forecourt/styled-system/recipes'
import { ArcDrawing, BarDrawing } from './gauge-drawing.tsx'
import { type ArcGaugeProps, GaugeFrame } from './gauge-frame.tsx'

export interface GaugeProps extends ArcGaugeProps {
  /** `bar` in a column of facts, `arc` where it is the subject. Default `bar`. */
  shape?: 'bar' | 'arc'
}

/** A value on an arch with named ranges. A page that shows no bar has no rules of one in its sheet with it. */
export const ArcGauge = (props: ArcGaugeProps) => (
  <GaugeFrame {...props} recipe={arcGauge} drawing={ArcDrawing} isReadBelow />
)

/** A value on a scale with named ranges. */
export function Gauge({ shape = 'bar', ...props }: GaugeProps) {
  if (shape === 'arc') return <ArcGauge {...props} />
  return <GaugeFrame {...props} recipe={gauge} drawing={BarDrawing} isReadBelow={false} />
}

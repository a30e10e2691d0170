import { cx } from '@forecourt/styled-system/css'
import { vehiclePlaceholder } from '@forecourt/styled-system/recipes'
import type { BodyShape } from './body-shapes.ts'
import { neutralPaint } from './paint.ts'
import { VehicleDrawing } from './vehicle-drawing.tsx'

export interface VehiclePlaceholderProps {
  /** Form of the body. Default `generic`. */
  bodyShape?: BodyShape
  /** Lacquer as a CSS colour; `findPaint(colourName)` finds one. Default a neutral grey-blue. */
  paint?: string
  /** Words under the vehicle; null for none. Default "Photos coming soon". */
  text?: string | null
  /** Meaning of the picture, when no text beside it says so. Default none, decorative. */
  alt?: string
  /** Further class names. Default none. */
  className?: string
}

/** Stands for a vehicle until it has photographs. */
export function VehiclePlaceholder({
  bodyShape = 'generic',
  paint = neutralPaint,
  text = 'Photos coming soon',
  alt,
  className,
}: VehiclePlaceholderProps) {
  const voice = alt ? ({ role: 'img', 'aria-label': alt } as const) : {}
  return (
    <span {...voice} className={cx(vehiclePlaceholder(), className)}>
      <VehicleDrawing bodyShape={bodyShape} paint={paint} />
      {text && <span>{text}</span>}
    </span>
  )
}

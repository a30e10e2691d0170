import { cx } from '@forecourt/styled-system/css'
import { vehiclePlaceholder } from '@forecourt/styled-system/recipes'
import { neutralDrawing, type SideDrawing } from './side-drawing.ts'
import { VehicleDrawing } from './vehicle-drawing.tsx'

export interface VehiclePlaceholderProps {
  /** Drawing of the body. Default a vehicle that is none in particular. */
  drawing?: SideDrawing
  /** Lacquer as a CSS colour. Default a neutral grey-blue. */
  paint?: string
  /** Words under the vehicle; null for none. Default "Photos coming soon". */
  text?: string | null
  /** Meaning of the picture, when no text beside it says so. Default none, decorative. */
  alt?: string
  /** Further class names. Default none. */
  className?: string
}

const neutralPaint = '#93a0ad'

/** Stands for a vehicle until it has photographs. */
export function VehiclePlaceholder({
  drawing = neutralDrawing,
  paint = neutralPaint,
  text = 'Photos coming soon',
  alt,
  className,
}: VehiclePlaceholderProps) {
  const voice = alt ? ({ role: 'img', 'aria-label': alt } as const) : {}
  return (
    <span {...voice} className={cx(vehiclePlaceholder(), className)}>
      <VehicleDrawing drawing={drawing} paint={paint} />
      {text && <span>{text}</span>}
    </span>
  )
}

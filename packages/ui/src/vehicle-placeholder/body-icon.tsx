import { bodyPath, chassisPath, neutralDrawing, type SideDrawing } from './side-drawing.ts'

export interface BodyIconProps {
  /** Drawing of the body. Default a vehicle that is none in particular. */
  drawing?: SideDrawing
  /** Width in pixels; the height is 5 : 12 of it. Default 72. */
  width?: number
  /** Further class names. Default none. */
  className?: string
}

/** A body form as a silhouette in the text colour, for tiles and filters; decorative. */
export function BodyIcon({ drawing = neutralDrawing, width = 72, className }: BodyIconProps) {
  const { glass, wheels, tyre, load, coversWheels } = drawing
  const isOpen = coversWheels === false
  return (
    <svg
      viewBox="18 40 264 112"
      width={width}
      height={Math.round((width * 5) / 12)}
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      {load && <path d={load + chassisPath(drawing)} />}
      <path d={`${bodyPath(drawing)}${glass}`} fillRule="evenodd" />
      {wheels.map((x) => (
        <circle
          key={x}
          cx={x}
          cy={150 - tyre}
          r={isOpen ? tyre - 5 : tyre - 1}
          {...(isOpen && { fill: 'none', stroke: 'currentColor', strokeWidth: 8 })}
        />
      ))}
    </svg>
  )
}

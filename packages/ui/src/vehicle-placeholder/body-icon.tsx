import { type BodyShape, bodyDrawings, bodyPath, chassisPath } from './body-shapes.ts'

export interface BodyIconProps {
  /** Form of the body. */
  bodyShape: BodyShape
  /** Width in pixels; the height is 5 : 12 of it. Default 72. */
  width?: number
  /** Further class names. Default none. */
  className?: string
}

/** A body form as a silhouette in the text colour, for tiles and filters; decorative. */
export function BodyIcon({ bodyShape, width = 72, className }: BodyIconProps) {
  const drawing = bodyDrawings[bodyShape]
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

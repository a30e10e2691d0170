import type { ReactNode, SVGProps } from 'react'

export interface DrawnIconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in pixels. Default 24. */
  size?: number | string
  /** Thickness of the lines on the 24-pixel grid. Default 2. */
  strokeWidth?: number | string
}

/**
 * Makes an icon: 24-pixel grid, lines in the text colour.
 * @param drawing what stands in the SVG, or the data of its one path
 */
export function drawnIcon(name: string, drawing: ReactNode) {
  function DrawnIcon({ size = 24, strokeWidth = 2, ...rest }: DrawnIconProps) {
    const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isNamed ? undefined : true}
        role={isNamed ? 'img' : undefined}
        {...rest}
      >
        {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
      </svg>
    )
  }
  DrawnIcon.displayName = name
  return DrawnIcon
}

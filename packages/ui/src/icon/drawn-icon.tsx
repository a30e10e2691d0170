import type { ReactNode, SVGProps } from 'react'

export interface DrawnIconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in pixels. Default 24. */
  size?: number | string
  /** Thickness of the lines on the 24-pixel grid. Default 2. */
  strokeWidth?: number | string
}

/** Makes an icon of our own with the props of the others: 24-pixel grid, lines in the text colour. */
export function drawnIcon(name: string, drawing: ReactNode) {
  function DrawnIcon({ size = 24, strokeWidth = 2, ...rest }: DrawnIconProps) {
    const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
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
        {drawing}
      </svg>
    )
  }
  DrawnIcon.displayName = name
  return DrawnIcon
}

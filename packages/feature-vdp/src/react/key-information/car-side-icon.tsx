import type { SVGProps } from 'react'

/** Side view of a car, in the line style of the icon set. */
export function CarSideIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M4 16H2.5v-3.6l2.6-.9 2.6-4h6.6l3.6 4 3.6.9V16H20" />
      <path d="M9.5 16h5M5.5 11.5h12M11.5 7.5v4" />
      <circle cx="7" cy="16.5" r="2" />
      <circle cx="17" cy="16.5" r="2" />
    </svg>
  )
}

export interface SortMarkProps {
  /** How the column is sorted now; undefined when it is not. */
  direction?: 'ascending' | 'descending'
}

/** Two arrow heads, the one that applies filled; the header's `aria-sort` says it in words. */
export function SortMark({ direction }: SortMarkProps) {
  const opacity = (way: typeof direction) => (direction && direction !== way ? 0.3 : 1)
  const paint = (way: typeof direction) => (direction === way ? 'currentColor' : 'none')
  return (
    <svg
      width="12"
      height="16"
      viewBox="0 0 12 16"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M2 6.5 6 2l4 4.5Z" fill={paint('ascending')} opacity={opacity('ascending')} />
      <path d="M2 9.5 6 14l4-4.5Z" fill={paint('descending')} opacity={opacity('descending')} />
    </svg>
  )
}

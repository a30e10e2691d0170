import { hiddenText, spinner } from '@forecourt/styled-system/recipes'

export interface SpinnerProps {
  /** Part that is loading, announced politely. Default "Loading". */
  label?: string
  /** 16, 24 or 40 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** Further class names. Default none. */
  className?: string
}

/** Says and shows that something is on its way. */
export function Spinner({ label = 'Loading', size = 'md', className }: SpinnerProps) {
  return (
    <output className={className}>
      <span className={spinner({ size })} aria-hidden="true" />
      <span className={hiddenText()}>{label}</span>
    </output>
  )
}

import type { MouseEvent, ReactNode } from 'react'

export interface GalleryLinkProps {
  /** Picture it shows, from 0. */
  index: number
  /** Name for assistive technology. */
  label: string
  /** Address of the picture without script. */
  hrefFor: (index: number) => string
  /** Called in place of following the address. Default: the address is followed. */
  onShow?: (choice: { index: number }) => void
  /** Whether it stands for the picture shown. Default false. */
  isCurrent?: boolean
  /** Relation of the address. Default none. */
  rel?: 'prev' | 'next'
  className?: string
  children: ReactNode
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A link to one picture that a script may answer in place. */
export function GalleryLink({
  index,
  label,
  hrefFor,
  onShow,
  isCurrent = false,
  rel,
  className,
  children,
}: GalleryLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onShow || !isPlain(event)) return
    event.preventDefault()
    onShow({ index })
  }
  return (
    <a
      href={hrefFor(index)}
      rel={rel ? `${rel} nofollow` : 'nofollow'}
      aria-label={label}
      aria-current={isCurrent || undefined}
      data-hydrate=""
      className={className}
      onClick={onClick}
    >
      {children}
    </a>
  )
}

import { isPlainClick } from '@forecourt/ui/plain-click'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'

export interface GalleryLinkProps
  extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'rel'> {
  /** Where it leads without script. */
  href: string
  /** Called in place of following the address. Default: the address is followed. */
  onPress?: () => void
  /** Relation of the address. Default none. */
  rel?: 'prev' | 'next'
}

/** A link of the gallery that a script may answer in place. */
export function GalleryLink({ href, onPress, rel, children, ...rest }: GalleryLinkProps) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onPress || !isPlainClick(event)) return
    event.preventDefault()
    // Safari does not focus a pressed link; a dialog gives the focus back to whoever has it.
    event.currentTarget.focus()
    onPress()
  }
  return (
    <a
      {...rest}
      href={href}
      rel={rel ? `${rel} nofollow` : 'nofollow'}
      data-hydrate=""
      onClick={onClick}
    >
      {children}
    </a>
  )
}

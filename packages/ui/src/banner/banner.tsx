'use client'

import { cx } from '@forecourt/styled-system/css'
import { banner, hiddenText } from '@forecourt/styled-system/recipes'
import { type ReactNode, type SyntheticEvent, useSyncExternalStore } from 'react'
import {
  CloseIcon,
  ErrorIcon,
  InfoIcon,
  MegaphoneIcon,
  TagIcon,
  TriangleAlertIcon,
} from '../icon/index.ts'
import { formatDismissalCookie, readDismissedBanners } from './dismissed.ts'

export interface BannerProps {
  /** The message, one sentence. */
  children: ReactNode
  /** A few words in bold before it. Default none. */
  title?: ReactNode
  /** `promo` for an offer, `info` and `warning` for facts, `danger` for a recall or outage. Default `neutral`. */
  tone?: 'neutral' | 'promo' | 'info' | 'warning' | 'danger'
  /** `center` for one short line. Default `start`. */
  align?: 'start' | 'center'
  /** Where the message leads. Default nowhere. */
  link?: { href: string; text: string }
  /** Mark before the text; null for none. Default one by tone. */
  icon?: ReactNode
  /** True when a visitor can hide it. Default true. */
  dismissible?: boolean
  /**
   * Key under which hiding it is remembered until the browser closes, such as "located-cairns". A
   * server that reads `readDismissedBanners` leaves a hidden one out. Default: hidden on this page only.
   */
  rememberAs?: string
  /** Called when a visitor hides it. Default none. */
  onDismiss?: () => void
  /** Name of the landmark. Default "Announcement". */
  label?: string
  /** Name of the switch that hides it. Default "Hide this message". */
  hideText?: string
  /** Further class names. Default none. */
  className?: string
}

const icons = {
  neutral: MegaphoneIcon,
  promo: TagIcon,
  info: InfoIcon,
  warning: TriangleAlertIcon,
  danger: ErrorIcon,
}

const neverChanges = () => () => undefined

/** True when the banner was hidden before; a cached page may carry one that was. */
function useHiddenBefore(key: string | undefined): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => key !== undefined && readDismissedBanners(document.cookie).includes(key),
    () => false,
  )
}

/**
 * A message to every visitor of the page. It is a native disclosure whose switch hides it, so hiding
 * works without script; remembering it needs script.
 */
export function Banner({
  children,
  title,
  tone = 'neutral',
  align = 'start',
  link,
  icon,
  dismissible = true,
  rememberAs,
  onDismiss,
  label = 'Announcement',
  hideText = 'Hide this message',
  className,
}: BannerProps) {
  const isHidden = useHiddenBefore(rememberAs)
  const classes = banner({ tone, align })
  const Icon = icons[tone]
  const bar = (
    <div className={classes.bar}>
      {icon === undefined ? <Icon className={classes.icon} /> : icon}
      <p className={classes.text}>
        {title && <strong className={classes.title}>{title} </strong>}
        {children}{' '}
        {link && (
          <a href={link.href} className={classes.link}>
            {link.text}
          </a>
        )}
      </p>
    </div>
  )
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) return
    // oxlint-disable-next-line unicorn/no-document-cookie -- the server must read it with the next page
    if (rememberAs !== undefined)
      document.cookie = formatDismissalCookie(
        document.cookie,
        rememberAs,
        location.protocol === 'https:',
      )
    onDismiss?.()
  }
  if (isHidden) return null
  return (
    <section aria-label={label} className={cx(classes.root, className)}>
      {dismissible ? (
        // A visitor may have hidden it before React arrived.
        <details open onToggle={onToggle} suppressHydrationWarning>
          <summary className={classes.hide}>
            <CloseIcon size={20} />
            <span className={hiddenText()}>{hideText}</span>
          </summary>
          {bar}
        </details>
      ) : (
        bar
      )}
    </section>
  )
}

'use client'

import { cx } from '@forecourt/styled-system/css'
import { hiddenText, sharePopup } from '@forecourt/styled-system/recipes'
import type { MouseEvent } from 'react'
import { Button } from '../button/index.ts'
import { CheckIcon, CopyIcon, MoreIcon } from '../icon/index.ts'
import { createMaskIconClass, type MaskIconName } from '../mask-icon/index.ts'
import { isPlainClick } from '../plain-click/plain-click.ts'
import { opensPopover, Popover } from '../popover/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { pageToasts, type ToastStore } from '../toast/index.ts'
import {
  createShareLinks,
  type SharedPage,
  type ShareLink,
  type ShareService,
} from './share-links.ts'
import { openShareWindow } from './share-window.ts'
import { useCopyLink } from './use-copy-link.ts'

export interface SharePopupProps {
  /** Id of the popup; the button gets `{id}-button`. */
  id: string
  /** Whole address to share, with `https://`. */
  url: string
  /** Title that goes with it. */
  title: string
  /** Words on the button. Default "Share". */
  label?: string
  /** Look of the button. Default `quiet`. */
  variant?: 'solid' | 'outline' | 'quiet'
  /** Height of the button: 36, 44 or 52 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** Where it stands at its button. Default `bottom-start`. */
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end'
  /** How a copied link is confirmed: "Copied" on the button for 1.5 s or a toast for 3 s. Default `inline`. */
  copyNotice?: 'inline' | 'toast'
  /** Where messages go. Default: those of the page, shown by a `Toaster`. */
  toasts?: ToastStore
}

const icons: Readonly<Record<ShareService, MaskIconName>> = {
  facebook: 'facebookRound',
  x: 'x',
  whatsapp: 'whatsapp',
  email: 'mail',
}

function ServiceLink({ service, label, href }: ShareLink) {
  const classes = sharePopup()
  const isMail = service === 'email'
  const onClick = (event: MouseEvent) => {
    // A blocked window leaves the link to do what it does: open a new tab.
    if (!isMail && isPlainClick(event) && openShareWindow(href)) event.preventDefault()
  }
  return (
    <a
      href={href}
      target={isMail ? undefined : '_blank'}
      rel="noopener noreferrer"
      className={classes.service}
      onClick={onClick}
    >
      <span className={cx(classes.icon, createMaskIconClass(icons[service]))} />
      {label}
    </a>
  )
}

/** The device's own sheet for sharing, where there is one. */
function MoreWays({ url, title }: SharedPage) {
  const isScripted = useScripted()
  const classes = sharePopup()
  if (!isScripted || typeof navigator.share !== 'function') return null
  const share = () => {
    // Leaving the device's sheet without a choice is a rejection too, and no fault.
    navigator.share({ url, title }).catch(() => undefined)
  }
  return (
    <li>
      <button type="button" className={classes.service} onClick={share}>
        <span className={classes.icon}>
          <MoreIcon size={22} />
        </span>
        More
      </button>
    </li>
  )
}

/**
 * A button that opens ways to pass the page on: Facebook, X, WhatsApp, email, and its address to
 * copy. All but copying works without script.
 */
export function SharePopup({
  id,
  url,
  title,
  label = 'Share',
  variant = 'quiet',
  size = 'md',
  placement = 'bottom-start',
  copyNotice = 'inline',
  toasts = pageToasts,
}: SharePopupProps) {
  const classes = sharePopup()
  const { isCopied, copy } = useCopyLink({ url, notice: copyNotice, toasts })
  return (
    <>
      <Button
        {...opensPopover(id)}
        id={`${id}-button`}
        variant={variant}
        size={size}
        className={createMaskIconClass('share', 'start')}
      >
        {label}
      </Button>
      <Popover id={id} title={label} placement={placement}>
        <ul className={classes.services}>
          {createShareLinks({ url, title }).map((link) => (
            <li key={link.service}>
              <ServiceLink {...link} />
            </li>
          ))}
          <MoreWays url={url} title={title} />
        </ul>
        <div className={classes.address}>
          <input
            type="text"
            readOnly
            value={url}
            aria-label="Address of this page"
            className={classes.field}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            variant="outline"
            className={classes.copy}
            startIcon={isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
            onClick={() => void copy()}
          >
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </div>
        <output className={hiddenText()}>{isCopied ? 'Copied' : ''}</output>
      </Popover>
    </>
  )
}

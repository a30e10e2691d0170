import { cx } from '@forecourt/styled-system/css'
import { qrCode } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { drawQrCode, quietZone } from './qr-drawing.ts'

export interface QrCodeProps {
  /** Whole address the code holds, with `https://`. */
  href: string
  /** Target of the code, such as "Harbour Motor Group on your phone"; names the picture. */
  label: string
  /** Words of the link beside the code. Default the address without `https://`. */
  linkText?: string
  /** One sentence over the link. Default none. */
  children?: ReactNode
  /** Width and height in pixels, with its light edge; a phone needs 128 or more. Default 176. */
  sizePx?: number
  /** Further class names. Default none. */
  className?: string
}

/** A page to take along on a phone: a code for its camera, drawn on the server, and the link itself. */
export function QrCode({
  href,
  label,
  linkText = href.replace(/^https?:\/\//, ''),
  children,
  sizePx = 176,
  className,
}: QrCodeProps) {
  const classes = qrCode()
  const { size, path } = drawQrCode(href)
  const edge = size + 2 * quietZone
  return (
    <figure className={cx(classes.root, className)}>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, not fetched
        role="img"
        aria-label={`QR code: ${label}`}
        width={sizePx}
        height={sizePx}
        viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
        shapeRendering="crispEdges"
        className={classes.code}
      >
        <path d={path} fill="#000" />
      </svg>
      <figcaption className={classes.caption}>
        <p className={classes.title}>{label}</p>
        {children && <div>{children}</div>}
        <a href={href} className={classes.link}>
          {linkText}
        </a>
      </figcaption>
    </figure>
  )
}

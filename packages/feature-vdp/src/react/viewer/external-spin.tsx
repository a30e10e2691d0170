import { cx } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { SpinIcon } from '@forecourt/ui/icon'
import { Picture } from '@forecourt/ui/picture'
import { isPlainClick } from '@forecourt/ui/plain-click'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { VIEWER_SIZES } from '../gallery/image-set.ts'
import { stageStyles } from '../gallery/stage.styles.ts'
import { externalSpinStyles } from './external-spin.styles.ts'

export interface ExternalSpinProps {
  /** The car's name. */
  name: string
  /** Address of the viewer, https and at a host the dealer lists. */
  url: string
  /** Picture shown until the viewer is asked for; without one a plain ground. */
  poster: { src: string | null; srcSet?: string }
}

/** Things a viewer of another host may do: run and be itself, but not lead the page elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups'

function Frame({ name, url }: Pick<ExternalSpinProps, 'name' | 'url'>) {
  const classes = externalSpinStyles()
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that was pressed is gone; the keyboard goes on where it led. As its page comes, a frame may lose it.
  const takeFocus = () => frame.current?.focus()
  useEffect(takeFocus, [])
  return (
    <iframe
      ref={frame}
      src={url}
      title={`360° view of the ${name}`}
      sandbox={SANDBOX}
      allow="fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      className={classes.frame}
      onLoad={() => {
        if (document.activeElement === document.body) takeFocus()
      }}
    />
  )
}

/**
 * The turn of another host's viewer. Nothing of it is fetched before a visitor presses its button;
 * without script the button opens it in a tab of its own. Source: D-87, D-100
 */
export function ExternalSpin({ name, url, poster }: ExternalSpinProps) {
  const classes = externalSpinStyles()
  const [isOpen, setIsOpen] = useState(false)
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsOpen(true)
  }
  const root = cx(stageStyles().root, classes.root)
  if (isOpen)
    return (
      <div className={root}>
        <Frame name={name} url={url} />
      </div>
    )
  return (
    <div className={root}>
      {poster.src && (
        <Picture
          src={poster.src}
          srcSet={poster.srcSet}
          alt=""
          width={960}
          sizes={VIEWER_SIZES}
          priority
        />
      )}
      <div className={classes.panel}>
        <ButtonLink
          href={url}
          variant="outline"
          target="_blank"
          rel="noopener"
          data-hydrate=""
          onClick={onClick}
          startIcon={<SpinIcon size={18} aria-hidden="true" />}
        >
          Load 360° View
        </ButtonLink>
        <p className={classes.host}>From {new URL(url).host}</p>
      </div>
    </div>
  )
}

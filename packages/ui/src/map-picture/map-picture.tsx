'use client'

import { cx } from '@forecourt/styled-system/css'
import { mapPicture } from '@forecourt/styled-system/recipes'
import { Fragment, type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { DirectionsIcon } from '../icon/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import type { MapDrawing } from './map-drawing.ts'
import { MapDrawingView } from './map-drawing-view.tsx'

export interface MapPictureProps {
  /** Map, laid out for the same ratio. */
  drawing: MapDrawing
  /** Name of the place, such as "Harbour Motors Indooroopilly". */
  name: string
  /** The address, line by line. */
  addressLines: readonly string[]
  /** Address of a route planner or map search for this place. Default none, no link. */
  directionsHref?: string
  /** Text of that link. Default "Get directions". */
  directionsText?: string
  /** Names of further places on the same drawing, numbered from 2. Default none. */
  others?: readonly string[]
  /** Width to height of the drawing. Default `16:9`. */
  ratio?: '16:9' | '4:3' | '21:9'
  /**
   * A provider's map in a frame. It is not rendered, so nothing is asked of the provider, until a
   * visitor presses the button. Default none, no button.
   */
  embed?: ReactNode
  /** Text of that button. Default "Show street map". */
  embedText?: string
  /** Says what a press does, such as "Loads a map from maps.example.com". Default none. */
  embedNote?: ReactNode
  /** Called when a visitor asks for the street map. Default none. */
  onEmbed?: () => void
  /** Anything more below the address, such as today's hours. Default none. */
  children?: ReactNode
  /** Further class names. Default none. */
  className?: string
}

function describe(name: string, others: readonly string[]): string {
  return [`Map around ${name}`, ...others.map((each, index) => `${index + 2}: ${each}`)].join('. ')
}

/**
 * A map with address and directions: coast, names of suburbs or towns, north and a scale, drawn without any network.
 */
export function MapPicture({
  drawing,
  name,
  addressLines,
  directionsHref,
  directionsText = 'Get directions',
  others = [],
  ratio = '16:9',
  embed,
  embedText = 'Show street map',
  embedNote,
  onEmbed,
  children,
  className,
}: MapPictureProps) {
  const [isEmbedded, setIsEmbedded] = useState(false)
  // Without script the button could do nothing, so it comes with it.
  const offersEmbed = useScripted() && embed !== undefined && !isEmbedded
  const classes = mapPicture({ ratio })
  const onPress = () => {
    setIsEmbedded(true)
    onEmbed?.()
  }
  return (
    <figure className={cx(classes.root, className)}>
      {isEmbedded ? (
        <div className={classes.embed}>{embed}</div>
      ) : (
        <MapDrawingView drawing={drawing} ratio={ratio} alt={describe(name, others)} />
      )}
      <figcaption className={classes.foot}>
        <address className={classes.address}>
          <strong className={classes.name}>{name}</strong>
          {addressLines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
          {children}
        </address>
        <div className={classes.actions}>
          {offersEmbed && (
            <Button variant="quiet" onClick={onPress}>
              {embedText}
            </Button>
          )}
          {directionsHref !== undefined && (
            <ButtonLink
              href={directionsHref}
              variant="outline"
              startIcon={<DirectionsIcon size={20} />}
            >
              {directionsText}
            </ButtonLink>
          )}
        </div>
        {offersEmbed && embedNote && <p className={classes.liveNote}>{embedNote}</p>}
      </figcaption>
    </figure>
  )
}

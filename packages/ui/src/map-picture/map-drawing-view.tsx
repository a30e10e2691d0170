import { mapPicture } from '@forecourt/styled-system/recipes'
import type { CSSProperties, ReactNode } from 'react'
import type { MapDrawing } from './map-drawing.ts'

export interface MapDrawingViewProps {
  /** Map, laid out. */
  drawing: MapDrawing
  /** Width to height of the picture. */
  ratio: '16:9' | '4:3' | '21:9' | '1:1'
  /** Content of it, in words. */
  alt: string
  /** Markers in place of the pins, each at its own place of the picture. Default the pins. */
  children?: ReactNode
}

const at = (x: number, y: number): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

/** The map: sea and land, names, a numbered pin for each place, north, scale and whose data it is. */
export function MapDrawingView({ drawing, ratio, alt, children }: MapDrawingViewProps) {
  const classes = mapPicture({ ratio })
  const { height, land, labels, scale, attribution } = drawing
  const pins = children === undefined ? drawing.pins : []
  const voice = { role: 'img', 'aria-label': alt } as const
  return (
    <div className={classes.picture}>
      <div {...voice} className={classes.map}>
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className={classes.land}>
          <path d={land} />
        </svg>
        {labels.map(({ x, y, text, kind, isWide }) => (
          <span
            key={`${text} ${x}`}
            data-kind={kind}
            data-wide={isWide || undefined}
            className={classes.text}
            style={at(x, y)}
          >
            {text}
          </span>
        ))}
        {pins
          .map((pin, index) => (
            <span
              key={`${pin.x} ${pin.y} ${index}`}
              data-rank={index === 0 ? 'first' : 'other'}
              className={classes.pin}
              style={at(pin.x, pin.y)}
            >
              <span className={classes.pinText}>{pins.length > 1 ? index + 1 : null}</span>
            </span>
          ))
          .toReversed()}
        <span className={classes.scale} style={{ width: `${scale.percent}%` }}>
          {scale.text}
        </span>
      </div>
      {children}
      <small className={classes.attribution}>{attribution}</small>
    </div>
  )
}

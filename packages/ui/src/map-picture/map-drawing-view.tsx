import { mapPicture } from '@forecourt/styled-system/recipes'
import type { CSSProperties } from 'react'
import type { MapDrawing } from './map-drawing.ts'

export interface MapDrawingViewProps {
  /** Map, laid out. */
  drawing: MapDrawing
  /** Width to height of the picture. */
  ratio: '16:9' | '4:3' | '21:9'
  /** Content of it, in words. */
  alt: string
}

const at = (x: number, y: number): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

/** The map: sea and land, names, a numbered pin for each place, north, scale and whose data it is. */
export function MapDrawingView({ drawing, ratio, alt }: MapDrawingViewProps) {
  const classes = mapPicture({ ratio })
  const { height, land, labels, pins, scale, attribution } = drawing
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
      <small className={classes.attribution}>{attribution}</small>
    </div>
  )
}

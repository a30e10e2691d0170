import { type MapDrawing, MapDrawingView } from '@forecourt/ui/map-picture'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import type { CSSProperties, ReactNode } from 'react'
import {
  choosePlace,
  formatCount,
  listPlaceCounts,
  type PlaceCount,
  pickStockNoun,
  type SearchResults,
  type SearchState,
} from '../../model/index.ts'
import { type SearchContext, searchLink, useNewest } from '../search-page/search-link.ts'
import { resultsMapStyles as styles } from './results-map.styles.ts'

/** A place of a map, in per cent from the left and from the top. */
export interface SearchMapMarker {
  /** The `location_name` of its cars. */
  name: string
  /** "Hamilton QLD" */
  suburb: string
  /** Where the place is. */
  spot: { x: number; y: number }
  /** Middle of its marker. */
  at: { x: number; y: number }
}

/** A map of the places cars stand at, as high as it is wide: `drawStockMap` of `@forecourt/feature-locations`. */
export interface SearchMap {
  drawing: MapDrawing
  markers: readonly SearchMapMarker[]
}

export interface ResultsMapProps {
  context: SearchContext
  state: SearchState
  results: SearchResults
  /** The places, laid out. */
  map: SearchMap
  /** The list the map stands beside. */
  children: ReactNode
}

interface PlaceLinkProps extends PlaceCount, Pick<ResultsMapProps, 'context' | 'state'> {
  className: string
  children: ReactNode
}

interface PlaceListProps extends Pick<ResultsMapProps, 'context' | 'state'> {
  places: readonly PlaceCount[]
  markers: SearchMap['markers']
}

interface MarkerProps extends Pick<ResultsMapProps, 'context' | 'state'> {
  marker: SearchMapMarker
  count: number
}

const NOBODY: readonly string[] = []

/**
 * A map beside the list: each place with the cars of the search that stand there. A press on one, or on its row below
 * the map, leaves only its cars, and another press brings all back.
 * Source: `PLUS-081`
 */
export function ResultsMap({ context, state, results, map, children }: ResultsMapProps) {
  const { drawing, markers } = map
  const names = markers.map(({ name }) => name)
  const places = listPlaceCounts(names, state, results)
  const countOf = new Map(places.map(({ name, count }) => [name, count]))
  // What scrolls has a stop of the keyboard: a link, or itself.
  const hasLinks = state.facets.location_name || places.some(({ count }) => count > 0)
  const shared = { context, state }
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <section
          aria-label="Map of places"
          className={styles.aside}
          tabIndex={hasLinks ? undefined : 0}
        >
          <MapDrawingView drawing={drawing} ratio="1:1" alt={`Map of ${names.length} places`}>
            <Stems markers={markers} />
            <ul aria-label="Places on the map" className={styles.markers}>
              {markers.map((marker) => (
                <Marker
                  {...shared}
                  key={marker.name}
                  marker={marker}
                  count={countOf.get(marker.name) ?? 0}
                />
              ))}
            </ul>
          </MapDrawingView>
          <PlaceList {...shared} places={places} markers={markers} />
        </section>
        <div className={styles.list}>{children}</div>
      </div>
    </div>
  )
}

/* The same without a map, and what stands at no place of it. */
function PlaceList({ context, state, places, markers }: PlaceListProps) {
  const suburbs = new Map(markers.map(({ name, suburb }) => [name, suburb]))
  return (
    <ul aria-label="Places" className={styles.places}>
      {places.map(({ name, count }) => (
        <li key={name} className={styles.item}>
          <PlaceLink
            context={context}
            state={state}
            name={name}
            count={count}
            className={styles.row}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.suburb}>{suburbs.get(name)}</span>
            <Count context={context} count={count} className={styles.count} />
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

/* From each marker to the place itself. */
function Stems({ markers }: Pick<SearchMap, 'markers'>) {
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.stems}>
        {markers.map(({ name, spot, at: to }) => (
          <line key={name} x1={spot.x} y1={spot.y} x2={to.x} y2={to.y} />
        ))}
      </svg>
      {markers.map(({ name, spot }) => (
        <span key={name} className={styles.spot} style={at(spot)} />
      ))}
    </>
  )
}

/* The name in a bubble is for eyes: it is said already. */
function Marker({ context, state, marker, count }: MarkerProps) {
  const { name } = marker
  return (
    <li
      className={styles.place}
      style={at(marker.at)}
      data-side={findSide(marker.at.x)}
      data-below={marker.at.y < 25 || undefined}
    >
      <PlaceLink
        context={context}
        state={state}
        name={name}
        count={count}
        className={styles.marker}
      >
        <VisuallyHidden>{name}, </VisuallyHidden>
        <Count context={context} count={count} className={styles.number} />
        <span aria-hidden="true" className={styles.bubble}>
          {name}
        </span>
      </PlaceLink>
    </li>
  )
}

/* Edge a bubble is aligned with, so that it stays on the map; undefined for the middle. */
function findSide(x: number): 'start' | 'end' | undefined {
  if (x < 40) return 'start'
  return x > 60 ? 'end' : undefined
}

/* "23 cars", of which eyes see the number. */
function Count({
  context,
  count,
  className,
}: Pick<ResultsMapProps, 'context'> & { count: number; className: string }) {
  const { one, many } = pickStockNoun(context.site)
  if (count === 0)
    return (
      <span className={className}>
        <span aria-hidden="true">0</span>
        <VisuallyHidden>no {many}</VisuallyHidden>
      </span>
    )
  return (
    <span className={className}>
      {formatCount(count)}
      <VisuallyHidden> {count === 1 ? one : many}</VisuallyHidden>
    </span>
  )
}

/* One that would find nothing cannot be pressed, as in the filters. */
function PlaceLink({ context, state, name, count, className, children }: PlaceLinkProps) {
  const isChosen = useNewest(context, state, ({ facets }) =>
    (facets.location_name ?? NOBODY).includes(name),
  )
  if (count === 0 && !isChosen)
    return (
      <span className={className} data-none="">
        {children}
      </span>
    )
  return (
    <a
      {...searchLink(context, state, (from) => choosePlace(from, name))}
      aria-current={isChosen ? 'true' : undefined}
      className={className}
    >
      {children}
    </a>
  )
}

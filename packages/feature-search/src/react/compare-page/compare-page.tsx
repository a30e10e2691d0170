import { findBodyDrawing, findPaint, formatCarPath, joinNames } from '@forecourt/stock/model'
import { Alert } from '@forecourt/ui/alert'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { CompareIcon } from '@forecourt/ui/icon'
import { Picture } from '@forecourt/ui/picture'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import type { ReactNode } from 'react'
import {
  type ComparedCar,
  type CompareOptions,
  type CompareRow,
  compareRows,
  pickStockNoun,
  type SearchHeadSite,
} from '../../model/index.ts'
import type { CarCardSlots } from '../car-card/car-card.tsx'
import { comparePageStyles as styles } from './compare-page.styles.ts'

export interface ComparePageProps {
  /** The cars in the order of the address; none shows the way to search. */
  cars: readonly ComparedCar[]
  /** Settings of the dealer: its kind, and its words for no price. */
  site: Pick<SearchHeadSite, 'kind'> & { search: { noPriceText: string } }
  /** `src` and `srcSet` of a photo; null for one that may not be shown. Default the photo's own address. */
  imageSet?: CarCardSlots['imageSet']
  /** Takes a car out of the comparison. Default none. */
  remove?: (car: ComparedCar) => ReactNode
  /** Weekly payment of a car with its rates. Default none, and the row is left out. */
  weeklyEstimateOf?: CompareOptions['weeklyEstimateOf']
  /** A word to the visitor above the cars, such as that the comparison is full. Default none. */
  notice?: string | null
  /** Address of the stock search. */
  searchHref: string
  /** Pages of the cars. Default `/cars/{slug}`. */
  hrefFor?: { car?: (car: ComparedCar) => string }
  /** Most cars compared; fewer show the way to more. */
  limit: number
}

/**
 * Cars beside each other, fact by fact, what differs marked. It works by its address alone.
 * Source: `SITE-066`, `D-64`
 */
export function ComparePage(props: ComparePageProps) {
  const { cars, site, weeklyEstimateOf, notice = null, searchHref, limit } = props
  const { one, many } = pickStockNoun(site)
  if (cars.length === 0) return <NothingCompared nouns={{ one, many }} searchHref={searchHref} />
  const { noPriceText } = site.search
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>Compare {many}</h1>
      {notice && <Alert tone="info" title={notice} />}
      {cars.length > 1 && (
        <p className={styles.legend}>
          <span className={styles.mark} aria-hidden="true" />A dot marks the rows that differ.
        </p>
      )}
      <Comparison {...props} rows={compareRows(cars, { noPriceText, weeklyEstimateOf })} />
      <div className={styles.more}>
        <ButtonLink href={searchHref} variant="outline">
          {cars.length < limit ? `Add another ${one}` : 'Keep looking'}
        </ButtonLink>
      </div>
    </div>
  )
}

function Comparison(props: ComparePageProps & { rows: readonly CompareRow[] }) {
  const { cars, rows, site } = props
  const noun = pickStockNoun(site)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus
    <section className={styles.region} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            {cars.length} {cars.length === 1 ? noun.one : noun.many} compared
          </VisuallyHidden>
        </caption>
        <colgroup>
          <col className={styles.factColumn} />
          {cars.map(({ id }) => (
            <col key={id} className={styles.carColumn} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {cars.map((car) => (
              <CarHead key={car.id} {...props} car={car} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fact key={row.name} row={row} cars={cars} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CarHead({ car, imageSet, remove, hrefFor }: ComparePageProps & { car: ComparedCar }) {
  const href = hrefFor?.car?.(car) ?? formatCarPath(car)
  const url = car.primary_image_url
  const set = url === null ? null : imageSet ? imageSet(url) : { src: url }
  return (
    <th scope="col" className={styles.car}>
      <a href={href} tabIndex={-1} aria-hidden="true" className={styles.photo}>
        <Picture
          {...set}
          src={set?.src ?? null}
          sizes="(min-width: 1024px) 260px, 176px"
          alt=""
          width={640}
          loading="eager"
          fallback={
            <VehiclePlaceholder
              drawing={findBodyDrawing(car.simple_body)}
              paint={findPaint(car.colour)}
            />
          }
        />
      </a>
      <p className={styles.title}>
        <a href={href} className={styles.titleLink}>
          {joinNames([car.year, car.make, car.model])}
        </a>
      </p>
      <p className={styles.badge}>{[car.badge, car.series].filter(Boolean).join(' · ')}</p>
      {remove && <div className={styles.actions}>{remove(car)}</div>}
    </th>
  )
}

function Fact({ row, cars }: { row: CompareRow; cars: readonly ComparedCar[] }) {
  return (
    <tr data-fact={row.name} data-different={row.isDifferent ? '' : undefined}>
      <th scope="row" className={styles.fact}>
        <span className={styles.factName}>
          {row.label}
          {row.isDifferent && (
            <>
              <VisuallyHidden>, differs</VisuallyHidden>
              <span className={styles.mark} aria-hidden="true" />
            </>
          )}
        </span>
      </th>
      {cars.map((car, index) => (
        <td key={car.id} className={styles.value}>
          {row.values[index] ?? '-'}
          {row.notes?.[index] && <span className={styles.note}>{row.notes[index]}</span>}
        </td>
      ))}
    </tr>
  )
}

type Nouns = { one: string; many: string }

function NothingCompared({ nouns, searchHref }: { nouns: Nouns; searchHref: string }) {
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>Compare {nouns.many}</h1>
      <EmptyState
        frame="box"
        picture={<CompareIcon size={28} />}
        title="Nothing to compare yet"
        actions={<ButtonLink href={searchHref}>Browse Our Stock</ButtonLink>}
      >
        Press the scales on up to four {nouns.many} and see them side by side.
      </EmptyState>
    </div>
  )
}

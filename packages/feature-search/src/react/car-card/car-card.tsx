import {
  type CardAction,
  type CardTag,
  type CardTagSettings,
  describePrice,
  findBodyDrawing,
  findPaint,
  formatCarPath,
  isSold,
  joinNames,
  type PathSite,
  type ReserveSettings,
  resolveCardAction,
  resolveCardTag,
  resolveReserveEligibility,
} from '@forecourt/stock/model'
import { cx } from '@forecourt/styled-system/css'
import { Badge } from '@forecourt/ui/badge'
import { ButtonLink } from '@forecourt/ui/button'
import { Picture } from '@forecourt/ui/picture'
import { isPlainClick } from '@forecourt/ui/plain-click'
import { Price } from '@forecourt/ui/price'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import type { MouseEvent, ReactNode } from 'react'
import { formatDistance, formatPhotoCount, type StockCard } from '../../model/index.ts'
import { carCardStyles as styles } from './car-card.styles.ts'
import { SpecStrip } from './spec-strip.tsx'

/** The part of a site a card reads. */
export interface CarCardSite extends ReserveSettings, PathSite {
  features: { reserve: boolean; buttons: boolean; certifiedBadge: boolean }
  search: CardTagSettings & { noPriceText: string; cardReserveLabel: string }
}

/** Data the page gives every card. */
export interface CarCardSlots {
  /** Favourite button, a `button` element, at the photo's corner. Default none. */
  favourite?: (car: StockCard) => ReactNode
  /** Compare button beside "Quick Enquiry". Default none. */
  compare?: (car: StockCard) => ReactNode
  /**
   * Weekly estimate with its rates, under the price: one element that takes the class name; null for a car
   * without one. Default: no card has one, and no space for it.
   */
  weeklyEstimate?: (car: StockCard, className: string) => ReactNode
  /**
   * `src` and `srcSet` of a photo, and whether it is an illustration, not a photo of that very car; null for
   * one that may not be shown. Default the photo's own address.
   */
  imageSet?: (url: string) => { src: string; srcSet?: string; illustration?: boolean } | null
  /** Addresses of other features' pages. */
  hrefFor: {
    /** Page of the car. Default `/cars/{slug}` below the path of the site. */
    car?: (car: StockCard) => string
    /** Enquiry about the car, or for something similar: then its subcategory, else null. */
    enquiry: (car: StockCard, subcategory: string | null) => string
    /** Where the car is reserved; null for one without an address. Default: no reserve button. */
    reserve?: (car: StockCard) => string | null
  }
  /**
   * Called on a plain press of an enquiry button, which then does not follow its link. Default none:
   * the links carry `data-enquire`, for a listener of the page that opens the enquiry in a dialog.
   */
  onEnquire?: (details: { car: StockCard; subcategory: string | null }) => void
  /**
   * HTML of the whole card, for a server that keeps it from page to page: to the letter what `CarCard`
   * renders of the same props, since a browser takes it over; undefined for one it does not keep. A grid
   * asks for every card that is not in sight at the start. Default: every card is rendered.
   */
  htmlOf?: (props: CarCardProps) => string | undefined
}

export interface CarCardProps extends CarCardSlots {
  /** Vehicle the card is about. */
  car: StockCard
  /** Settings of the dealer that a card shows. */
  site: CarCardSite
  /** Unix milliseconds; decides "New Arrival". */
  nowMs: number
  /** The first in sight: its photo loads before the others. Default false. */
  priority?: boolean
  /** When its photo is fetched: at once, or when it comes near. Default `eager` with `priority`, else `lazy`. */
  loading?: 'eager' | 'lazy'
  /** Place of its photo among all that is fetched. Default `high` with `priority`, else as the browser has it. */
  fetchPriority?: 'high' | 'low'
  /** Width of the photo for the choice among sizes. Default for a grid of 3. */
  sizes?: string
}

const carHref = ({ car, site, hrefFor }: CarCardProps) =>
  hrefFor.car?.(car) ?? formatCarPath(car, site)

/** A car among search results. */
export function CarCard(props: CarCardProps) {
  const { car, site, nowMs, favourite, weeklyEstimate } = props
  const settings = { ...site.search, certifiedBadge: site.features.certifiedBadge }
  const tag = resolveCardTag(car, settings, nowMs)
  const href = carHref(props)
  return (
    <article
      className={cx(styles.root, weeklyEstimate && styles.withEstimate)}
      data-sold={isSold(car) ? '' : undefined}
    >
      <CarPhoto {...props} />
      {tag && <Tag tag={tag} />}
      {favourite?.(car)}
      <header className={styles.head} data-photos={describePhotos(props)}>
        <h3 className={styles.title}>
          <a href={href} className={styles.titleLink}>
            {joinNames([car.year, car.make, car.model])}
          </a>
        </h3>
        <p className={styles.badge}>{[car.badge, car.series].filter(Boolean).join(' · ')}</p>
        <CarPlace car={car} />
      </header>
      <CardPrice car={car} noPriceText={site.search.noPriceText} className={styles.price} />
      {weeklyEstimate?.(car, styles.estimate)}
      <SpecStrip car={car} />
      <CardActions {...props} />
    </article>
  )
}

/* Of a dealer with several places, and how far that is where a place is searched around. */
function CarPlace({ car: { suburb, _rankingInfo } }: Pick<CarCardProps, 'car'>) {
  const metres = _rankingInfo?.matchedGeoLocation?.distance
  if (suburb === undefined) return null
  const words = metres === undefined ? [suburb] : [suburb, formatDistance(metres)]
  return <p className={styles.badge}>{words.join(' · ')}</p>
}

/* Null for a car without a photo, and for one whose photo may not be shown. */
function findPhoto({ car: { primary_image_url: url }, imageSet }: CarCardProps) {
  if (url === null) return null
  return imageSet ? imageSet(url) : { src: url }
}

function CarPhoto(props: CarCardProps) {
  const { car, priority, loading, fetchPriority, sizes } = props
  const set = findPhoto(props)
  return (
    <Picture
      {...set}
      src={set?.src ?? null}
      sizes={sizes ?? '(min-width: 1280px) 300px, (min-width: 768px) 45vw, 88vw'}
      alt=""
      width={640}
      priority={priority}
      loading={loading}
      fetchPriority={fetchPriority}
      silentHref={carHref(props)}
      className={styles.photo}
      fallback={
        <VehiclePlaceholder
          drawing={findBodyDrawing(car.simple_body)}
          paint={findPaint(car.colour)}
        />
      }
    />
  )
}

/* Its style draws it, so that a card has no element more; a swipe shows there which photo it is. */
function describePhotos(props: CarCardProps): string | undefined {
  const { photos_count } = props.car
  if (photos_count === 0 || findPhoto(props) === null) return undefined
  return formatPhotoCount(photos_count)
}

function Tag({ tag }: { tag: CardTag }) {
  return (
    <Badge
      tone={tag.kind === 'sold' ? 'sold' : 'tag'}
      size="md"
      className={styles.tag}
      data-tag={tag.kind}
    >
      {tag.text}
    </Badge>
  )
}

interface CardPriceProps {
  car: StockCard
  noPriceText: string
  className?: string
}

function CardPrice({ car, noPriceText, className }: CardPriceProps) {
  const display = describePrice(car, { noPriceText })
  const type = display.kind === 'price' && display.priceType
  return <Price price={display} type={type} className={className} />
}

/* A name stands before its address, as in the title above: that repeats more, and the page is smaller on the wire. */
function CardActions(props: CarCardProps) {
  const { car, site, compare } = props
  const action = resolveCardAction(
    resolveReserveEligibility(car, site),
    site.search.cardReserveLabel,
  )
  return (
    <div className={styles.actions}>
      {site.features.buttons && (
        <>
          <ButtonLink
            aria-label={`Explore Vehicle: ${car.name}`}
            href={carHref(props)}
            width="full"
          >
            Explore Vehicle
          </ButtonLink>
          <EnquiryLink
            {...props}
            label="Quick Enquiry"
            subcategory={null}
            variant="outline"
            className={compare && styles.besideCompare}
          />
          {compare?.(car)}
        </>
      )}
      {action && <ActionLink {...props} action={action} />}
      {!site.features.buttons && compare?.(car)}
    </div>
  )
}

function ActionLink({ action, ...props }: CarCardProps & { action: CardAction }) {
  const { car, hrefFor } = props
  if (action.kind === 'reserve') {
    const href = hrefFor.reserve?.(car) ?? null
    if (href === null) return null
    return (
      <ButtonLink
        aria-label={`${action.label}: ${car.name}`}
        href={href}
        variant="quiet"
        size="sm"
        width="full"
      >
        {action.label}
      </ButtonLink>
    )
  }
  const subcategory = action.kind === 'findSimilar' ? action.label : null
  return <EnquiryLink {...props} label={action.label} subcategory={subcategory} variant="quiet" />
}

interface EnquiryLinkProps extends CarCardProps {
  label: string
  subcategory: string | null
  variant: 'outline' | 'quiet'
  className?: string
}

function EnquiryLink(props: EnquiryLinkProps) {
  const { car, hrefFor, onEnquire, label, subcategory, variant, className } = props
  // A server component may hand no function on.
  const press =
    onEnquire &&
    ((event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onEnquire({ car, subcategory })
    })
  return (
    <ButtonLink
      rel="nofollow"
      aria-label={`${label}: ${car.name}`}
      href={hrefFor.enquiry(car, subcategory)}
      variant={variant}
      size={variant === 'quiet' ? 'sm' : 'md'}
      width="full"
      aria-haspopup="dialog"
      data-enquire=""
      className={className}
      onClick={press}
    >
      {label}
    </ButtonLink>
  )
}

import {
  type Car,
  describePrice,
  findBodyDrawing,
  findPaint,
  formatCarPath,
  formatKm,
  isSold,
} from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Card } from '@forecourt/ui/card'
import { Link } from '@forecourt/ui/link'
import { Picture } from '@forecourt/ui/picture'
import { Price } from '@forecourt/ui/price'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import { carImageSet } from './car-images.ts'

const styles = {
  // A small picture beside the words where the form comes right below.
  root: css({
    display: 'grid',
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '3',
    p: { base: '3', lg: '0' },
  }),
  photo: css({
    overflow: 'hidden',
    borderRadius: { base: 'photo', lg: 'none' },
    lgDown: {
      '--illustration-left': '{spacing.1}',
      '--illustration-bottom': '{spacing.1}',
      '--illustration-size': '0.625rem',
    },
  }),
  body: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '1', lg: '2' },
    p: { lg: '4' },
    overflowWrap: 'anywhere',
  }),
  title: css({ textStyle: 'h4', m: '0' }),
  facts: css({
    textStyle: 'bodySm',
    color: 'fg.muted',
    m: '0',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** The car an enquiry is about, in short. */
export function CarSummary({ car, site }: { car: Car; site: Site }) {
  const price = describePrice(car, site.search)
  const url = car.primary_image_url
  const photo = url === null ? null : carImageSet(site)(url)
  const facts = [car.km === null ? null : formatKm(car.km), car.location_name].filter(Boolean)
  return (
    <Card padding="none" className={styles.root}>
      <div className={styles.photo}>
        <Picture
          {...photo}
          src={photo?.src ?? null}
          sizes="(min-width: 1024px) 420px, 88px"
          alt=""
          width={640}
          priority
          fallback={
            <VehiclePlaceholder
              drawing={findBodyDrawing(car.simple_body)}
              paint={findPaint(car.colour)}
            />
          }
        />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link href={formatCarPath(car)}>{car.name}</Link>
        </h2>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {isSold(car) ? (
          <p className={styles.facts}>Sold</p>
        ) : (
          <Price
            price={price.kind === 'price' ? { ...price, was: null } : price}
            type={price.kind === 'price' ? price.priceType : undefined}
          />
        )}
      </div>
    </Card>
  )
}

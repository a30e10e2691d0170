import { describeAmount, findBodyDrawing, findPaint, joinNames } from '@forecourt/stock/model'
import { Picture } from '@forecourt/ui/picture'
import { Price } from '@forecourt/ui/price'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import {
  type CarModelCard as CarModel,
  describeCarModelStock,
  formatCarModelStockPath,
  formatCount,
  type StockPathSite,
} from '../../model/index.ts'
import { carModelStyles as styles } from './car-model-list.styles.ts'

export interface CarModelCardProps {
  /** Model the card is about. */
  model: CarModel
  /** Settings of the dealer: addresses, and its words for no price. */
  site: StockPathSite & { search: { noPriceText: string } }
  /** Name of the stock. Default cars. */
  noun?: { one: string; many: string }
  /** `src` and `srcSet` of a photo; null for one that may not be shown. Default the photo's own address. */
  imageSet?: (url: string) => { src: string; srcSet?: string; illustration?: boolean } | null
  /** One of the first in sight: its photo loads first. Default false. */
  priority?: boolean
}

const CARS = { one: 'car', many: 'cars' }

/** A model with what is in stock of it; leads to that stock. */
export function CarModelCard({ model, site, noun = CARS, imageSet, priority }: CarModelCardProps) {
  const { manufacturer, stock_count: count, picture_url: url } = model
  const set = url === null ? null : imageSet ? imageSet(url) : { src: url }
  return (
    <article className={styles.card}>
      <Picture
        {...set}
        src={set?.src ?? null}
        sizes="(min-width: 1280px) 300px, (min-width: 640px) 45vw, 100vw"
        alt=""
        width={640}
        priority={priority}
        fallback={
          <VehiclePlaceholder
            drawing={findBodyDrawing(model.model.body)}
            paint={findPaint(model.picture_colour)}
            text={null}
          />
        }
      />
      <header className={styles.head}>
        <h3 className={styles.title}>
          <a href={formatCarModelStockPath(site, model)} className={styles.titleLink}>
            {joinNames([manufacturer.name, model.model.name])}
          </a>
        </h3>
        <p className={styles.body}>{model.model.body ?? ' '}</p>
      </header>
      <div className={styles.price}>
        <p className={styles.from}>{model.price_from === null ? ' ' : 'From'}</p>
        <Price
          price={describeAmount(
            { dollars: model.price_from, priceType: model.price_type },
            site.search,
          )}
          type={model.price_type}
        />
      </div>
      <p className={styles.stock}>
        <span className={styles.count}>
          View {formatCount(count)} {count === 1 ? noun.one : noun.many}
        </span>
        <span>{describeCarModelStock(model)}</span>
      </p>
    </article>
  )
}

import { describeAmount } from '@forecourt/stock/model'
import { ButtonLink } from '@forecourt/ui/button'
import { CheckIcon, ClockIcon } from '@forecourt/ui/icon'
import { Picture } from '@forecourt/ui/picture'
import { Price } from '@forecourt/ui/price'
import { describeProductFit, type ProductCard as Product } from '../../model/index.ts'
import { productIcon } from './product-icon.tsx'
import { productStyles as styles } from './product-list.styles.ts'

export interface ProductCardProps {
  /** Product the card is about. */
  product: Product
  /** Address of the enquiry about a product. Default: no button. */
  enquiryHref?: (product: Product) => string
  /** Text in place of a price. Default "Enquire for price". */
  noPriceText?: string
  /** Names the dealership that sells it, for a site with several. Default false. */
  showDealership?: boolean
  /** `src` and `srcSet` of a photo; null for one that may not be shown. Default the photo's own address. */
  imageSet?: (url: string) => { src: string; srcSet?: string } | null
  /** One of the first in sight: its photo loads first. Default false. */
  priority?: boolean
}

/** A part or accessory: what it is, what it fits, its price and whether it is on the shelf. */
export function ProductCard(props: ProductCardProps) {
  const { product, enquiryHref, noPriceText = 'Enquire for price' } = props
  return (
    <article className={styles.card}>
      <ProductPhoto {...props} />
      <header className={styles.head}>
        <p className={styles.category}>{product.categories.join(' · ') || ' '}</p>
        <h3 className={styles.title}>{product.name}</h3>
        {product.description && <p className={styles.description}>{product.description}</p>}
      </header>
      <ProductFacts {...props} />
      <div className={styles.price}>
        <Price
          price={describeAmount(
            {
              dollars: product.price,
              wasDollars: product.before_price,
              priceType: product.price_type,
            },
            { noPriceText },
          )}
          type={product.price_type}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.stock} data-here={product.in_stock ? '' : undefined}>
          {product.in_stock ? <CheckIcon size={16} /> : <ClockIcon size={16} />}
          {product.in_stock ? 'In stock' : 'Available to order'}
        </p>
        {enquiryHref && (
          <ButtonLink
            href={enquiryHref(product)}
            rel="nofollow"
            variant="outline"
            width="full"
            aria-label={`Enquire: ${product.name}`}
          >
            Enquire
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

function ProductPhoto({ product, imageSet, priority }: ProductCardProps) {
  const { image_url: url } = product
  const set = url === null ? null : imageSet ? imageSet(url) : { src: url }
  return (
    <Picture
      src={set?.src ?? null}
      srcSet={set?.srcSet}
      sizes="(min-width: 1280px) 300px, (min-width: 640px) 45vw, 100vw"
      alt=""
      ratio="16:9"
      width={640}
      priority={priority}
      fallback={
        <span className={styles.stand}>
          <span className={styles.mark}>{productIcon(product.categories)}</span>
          <span className={styles.disc}>{productIcon(product.categories)}</span>
        </span>
      }
    />
  )
}

function ProductFacts({ product, showDealership = false }: ProductCardProps) {
  const facts = [
    ['Part no.', product.sku],
    ['Brand', product.brand],
    ['Fits', describeProductFit(product.fits)],
    ['Sold by', showDealership ? product.dealership_name : null],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

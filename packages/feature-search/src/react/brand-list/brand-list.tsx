import { Monogram } from '@forecourt/ui/monogram'
import { type Brand, type BrandGroup, formatBrandPath, formatCount } from '../../model/index.ts'
import { brandListStyles as styles } from './brand-list.styles.ts'

export interface BrandListProps {
  /** Groups with at least one brand each. */
  groups: readonly BrandGroup[]
  /** Address of the dealer's logo of a brand; null for its monogram. */
  logoFor: (brand: Brand) => string | null
  /** Where the stock of a brand is. */
  stockHrefFor: (brand: Brand) => string
  /** Name of the stock. Default cars. */
  noun?: { one: string; many: string }
}

const CARS = { one: 'car', many: 'cars' }

/** Brands in their groups, each with logo, name and the way to its vehicles. */
export function BrandList({ groups, noun = CARS, ...rest }: BrandListProps) {
  return (
    <div className={styles.root}>
      {groups.map(({ key, title, brands }) => (
        <section key={key} aria-labelledby={`brands-${key}`}>
          <h2 id={`brands-${key}`} className={styles.heading}>
            {title}
          </h2>
          <ul className={styles.list}>
            {brands.map((brand) => (
              <BrandTile key={brand.slug} brand={brand} noun={noun} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type BrandTileProps = Pick<BrandListProps, 'logoFor' | 'stockHrefFor'> & {
  brand: Brand
  noun: { one: string; many: string }
}

function BrandTile({ brand, noun, logoFor, stockHrefFor }: BrandTileProps) {
  const { name, slug, count, text } = brand
  return (
    <li className={styles.brand}>
      <BrandLogo name={name} url={logoFor(brand)} />
      <span className={styles.words}>
        <a href={formatBrandPath(slug)} className={styles.name}>
          {name}
        </a>
        {count > 0 ? (
          <a
            href={stockHrefFor(brand)}
            className={styles.count}
            aria-label={`${formatCount(count)} ${name} ${count === 1 ? noun.one : noun.many} in stock`}
          >
            {formatCount(count)} in stock
          </a>
        ) : (
          <span className={styles.none}>None in stock now</span>
        )}
      </span>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  )
}

/** The dealer's logo of a brand; without one its initials. Source: `D-120` */
function BrandLogo({ name, url }: { name: string; url: string | null }) {
  if (url === null) return <Monogram name={name} />
  return (
    <img
      src={url}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
  )
}

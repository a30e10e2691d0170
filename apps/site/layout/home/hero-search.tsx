import {
  formatStockPath,
  PRICE_RANGE_PATH,
  pickStockNoun,
  type StockOverview,
  showMeLabel,
} from '@forecourt/feature-search/model'
import { css, cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Button } from '@forecourt/ui/button'
import { Select } from '@forecourt/ui/select'

/** As many columns as there are fields: two where a dealer of one make has none to choose. */
const besideEachOther = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const

/** One field a line, then two with the first across both, then all beside each other. */
const fields = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '& > button': { gridColumn: '1 / -1' },
  '@container (18rem <= width < 32rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-child:nth-last-child(5)': { gridColumn: '1 / -1' },
  },
} as const

const styles = {
  form: css({
    bg: 'surface.raised',
    color: 'fg',
    borderRadius: 'card',
    boxShadow: 'overlay',
    p: { base: '5', xl: '6' },
    display: 'grid',
    gap: '4',
  }),
  fields: css({
    ...fields,
    '@container (width >= 32rem)': besideEachOther,
  }),
  row: css({
    ...fields,
    '@container (32rem <= width < 60rem)': besideEachOther,
    '@container (width >= 60rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
      '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
      '& > button': { gridColumn: 'auto' },
    },
  }),
  byPrice: css({
    gridColumn: '1 / -1',
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    mt: '-1',
    mb: '-2',
    minH: 'control.sm',
    _touch: { minH: 'touch' },
    color: 'link',
    textStyle: 'bodySm',
    _hover: { color: 'link.hover' },
  }),
}

const priceSteps: Readonly<Record<Site['kind'], readonly number[]>> = {
  car: [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000],
  vehicle: [10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 200_000, 400_000],
  truck: [10_000, 20_000, 40_000, 60_000, 100_000, 150_000, 250_000, 400_000],
  motorcycle: [5_000, 8_000, 10_000, 15_000, 20_000, 30_000, 40_000],
  caravan: [30_000, 50_000, 70_000, 90_000, 110_000, 150_000, 200_000],
}

/** Steps inside what the dealer's stock costs at all. */
function stepsOf({ kind, search: { priceRangeBounds } }: Site): readonly number[] {
  const { min, max } = priceRangeBounds
  return priceSteps[kind].filter((amount) => amount > min && amount < max)
}

const wholeDollars = new Intl.NumberFormat('en-AU')
const dollars = (amount: number) => `$${wholeDollars.format(amount)}`

export interface HeroSearchProps {
  site: Site
  stock: StockOverview | null
  /** All fields and the button in one row where there is room. Default the button below. */
  isRow?: boolean
}

/** The way into the stock by make, body and price: a form that leads to the search page. */
export function HeroSearch({ site, stock, isRow = false }: HeroSearchProps) {
  return (
    <form
      className={cx(styles.form, isRow ? styles.row : styles.fields)}
      action={formatStockPath(site)}
      method="get"
      aria-label="Search our stock"
      data-stock-count=""
    >
      {stock?.makes.length !== 1 && (
        <Select name="make" label="Make">
          <option value="">Any make</option>
          <FacetOptions values={stock?.makes} />
        </Select>
      )}
      <Select name="body" label="Body type">
        <option value="">Any body</option>
        <FacetOptions values={stock?.bodies} />
      </Select>
      <Select name="price" label="Price up to">
        <option value="">Any price</option>
        {stepsOf(site).map((amount) => (
          <option key={amount} value={`:${amount}`}>
            {dollars(amount)}
          </option>
        ))}
      </Select>
      <Button type="submit" size="lg" width="full">
        {stock ? showMeLabel(stock.count, pickStockNoun(site)) : site.labels.allStock}
      </Button>
      <a className={styles.byPrice} href={PRICE_RANGE_PATH}>
        Search by price range
      </a>
    </form>
  )
}

function FacetOptions({ values }: { values: StockOverview['makes'] | undefined }) {
  return values?.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {`${label} (${count})`}
    </option>
  ))
}

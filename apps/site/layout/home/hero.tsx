import { type StockOverview, showMeLabel, stockPath } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Button } from '@forecourt/ui/button'
import { Select } from '@forecourt/ui/select'

const styles = {
  band: css({ bg: 'surface.inverse', color: 'fg.inverse' }),
  inner: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: { base: '10', lg: '20' },
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 55fr) minmax(0, 45fr)' },
    alignItems: 'center',
  }),
  title: css({ textStyle: 'display', m: '0', textWrap: 'balance' }),
  text: css({ textStyle: 'body', m: '0', mt: '4', maxW: '[52ch]' }),
  form: css({
    bg: 'surface',
    color: 'fg',
    borderRadius: 'card',
    boxShadow: 'overlay',
    p: { base: '5', lg: '6' },
    display: 'grid',
    gap: '4',
  }),
  formTitle: css({ textStyle: 'h4', m: '0' }),
}

const prices = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`

/** Top of the home page: what the dealer says, and the way into the stock by make, body and price. */
export function Hero({ site, stock }: { site: Site; stock: StockOverview | null }) {
  const { heading, text } = site.content.hero
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{heading}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <form className={styles.form} action={stockPath(site)} method="get" data-surface="light">
          <h2 className={styles.formTitle}>Find your next vehicle</h2>
          <Select name="make" label="Make">
            <option value="">Any make</option>
            {(stock?.makes ?? []).map(({ value, label, count }) => (
              <option key={value} value={value}>
                {label} ({count})
              </option>
            ))}
          </Select>
          <Select name="body" label="Body type">
            <option value="">Any body type</option>
            {(stock?.bodies ?? []).map(({ value, label, count }) => (
              <option key={value} value={value}>
                {label} ({count})
              </option>
            ))}
          </Select>
          <Select name="price" label="Price up to">
            <option value="">Any price</option>
            {prices.map((amount) => (
              <option key={amount} value={`:${amount}`}>
                {dollars(amount)}
              </option>
            ))}
          </Select>
          <Button type="submit" size="lg" width="full">
            {stock ? showMeLabel(stock.count) : site.labels.allStock}
          </Button>
        </form>
      </div>
    </div>
  )
}

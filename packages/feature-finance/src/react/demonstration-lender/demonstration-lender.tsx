import { Alert } from '@forecourt/ui/alert'
import { ButtonLink } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import { Link } from '@forecourt/ui/link'
import type { DemonstrationApplication } from '../../model/application/index.ts'
import { formatDollars } from '../../model/estimate/claim-text.ts'
import { demonstrationLenderStyles as styles } from './demonstration-lender.styles.ts'

export interface DemonstrationLenderProps {
  /** Name of the lender as the dealer's pages show it. */
  lenderName: string
  /** Data that arrived with the visitor. */
  application: Pick<DemonstrationApplication, 'amountDollars' | 'termYears'>
  /** The vehicle it is for, and its page; null for none that is known. */
  car: { name: string; href: string } | null
  /** Name of the dealer, or of the dealership that was chosen. */
  dealerName: string
  /** Page with all vehicles. */
  stockHref: string
  /** Page an application starts at. */
  applyHref: string
}

const formatYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

/**
 * The site of the demonstration lender: it says that it is one, shows what arrived, and leads back to the
 * dealer.
 */
export function DemonstrationLender(props: DemonstrationLenderProps) {
  const { lenderName, application, car, dealerName, stockHref, applyHref } = props
  const { amountDollars, termYears } = application
  const hasApplication = amountDollars !== null && termYears !== null
  return (
    <div className={styles.root}>
      <header>
        <h1 className={styles.title}>Demonstration lender</h1>
        <p className={styles.text}>
          On a dealer’s own website you would now be at the lender’s, and finish your application
          there. This page stands in its place.
        </p>
      </header>
      <Alert tone="info" title="Nobody lends money here">
        {lenderName} is a demonstration. No lender has received anything, nobody checks your credit,
        and nothing about you is on this page or in its address.
      </Alert>
      {hasApplication ? (
        <section aria-labelledby="arrived" className={styles.section}>
          <h2 id="arrived" className={styles.heading}>
            Application that arrived
          </h2>
          <DescriptionList
            items={[
              { term: 'Amount', details: formatDollars(amountDollars) },
              { term: 'Loan term', details: formatYears(termYears) },
              ...(car
                ? [{ term: 'Vehicle', details: <Link href={car.href}>{car.name}</Link> }]
                : []),
              { term: 'Dealer', details: dealerName },
            ]}
          />
          <p className={styles.text}>
            {dealerName} has your enquiry all the same, as with any form of this site.
          </p>
        </section>
      ) : (
        <p className={styles.text}>
          No application arrived. <Link href={applyHref}>Apply for finance</Link> to see one here.
        </p>
      )}
      <div className={styles.ways}>
        {car && <ButtonLink href={car.href}>Back to the vehicle</ButtonLink>}
        <ButtonLink href={stockHref} variant={car ? 'outline' : 'solid'}>
          Back to all vehicles
        </ButtonLink>
      </div>
    </div>
  )
}

import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import type { TradeInOffer, TradeInPage } from '../../model/trade-in/trade-in-page.ts'
import { tradeInStyles as styles } from './trade-in.styles.ts'
import { OwnVehicle } from './trade-in-step-fields.tsx'

export interface TradeInOfferViewProps {
  /** The page at its last step. */
  page: TradeInPage
  /** True while an answer is on its way. Default false. */
  isSending?: boolean
}

/** The estimate, what is left to pay for a car, and the ways on. Source: `D-69`, `LEAD-085` */
export function TradeInOfferView({ page, isSending = false }: TradeInOfferViewProps) {
  const { offer, isDemonstration, site } = page
  if (!offer) return <CallBack page={page} />
  return (
    <>
      <OwnVehicle page={page} />
      <Estimate offer={offer} page={page} />
      <p className={styles.note}>
        {isDemonstration
          ? 'This is a demonstration: the estimate comes from a table of example prices and is no market price.'
          : `This is an estimate from what you told us. ${site.name} confirms it in writing after an inspection.`}
      </p>
      {offer.isAccepted ? (
        <Alert tone="success" title="Offer accepted">
          {site.name} has your answer and calls you during opening hours to agree on a time for the
          inspection. Bring your licence, the registration papers, all keys and the log books.
        </Alert>
      ) : (
        <Button
          type="submit"
          size="lg"
          width="full"
          loading={isSending}
          loadingText="Accepting…"
          disabled={isSending}
        >
          Accept this offer
        </Button>
      )}
      <Ways page={page} />
    </>
  )
}

function Estimate({ offer, page: { car, noun } }: { offer: TradeInOffer; page: TradeInPage }) {
  const { changeOver, price } = offer
  return (
    <div className={styles.offer}>
      <p className={styles.offerLabel}>Your {noun} is worth about</p>
      <p className={styles.offerPrice}>{price}</p>
      {car && changeOver && (
        <dl className={styles.sum}>
          <div>
            <dt>{car.name}</dt>
            <dd>{changeOver.carPrice}</dd>
          </div>
          <div>
            <dt>Your trade-in</dt>
            <dd>−{price}</dd>
          </div>
          <div>
            <dt>{changeOver.isRefund ? 'You get back' : 'Your change-over'}</dt>
            <dd>{changeOver.difference}</dd>
          </div>
        </dl>
      )}
    </div>
  )
}

function CallBack({ page }: { page: TradeInPage }) {
  return (
    <>
      <OwnVehicle page={page} />
      <Alert tone="success" title="We call you with a price">
        {page.site.name} has your details. A valuer calls you during opening hours.
      </Alert>
      <Ways page={page} />
    </>
  )
}

function Ways({ page: { links, noun } }: { page: TradeInPage }) {
  return (
    <>
      <div className={styles.links}>
        {links.checkout && (
          <ButtonLink href={links.checkout} variant="outline">
            Reserve the {noun}
          </ButtonLink>
        )}
        {links.finance && (
          <ButtonLink href={links.finance} variant="outline">
            See repayments with your trade-in
          </ButtonLink>
        )}
        {links.car ? (
          <ButtonLink href={links.car} variant="outline">
            Back to the vehicle
          </ButtonLink>
        ) : (
          <ButtonLink href={links.stock} variant="outline">
            Find your next {noun}
          </ButtonLink>
        )}
      </div>
      <div className={styles.ways}>
        <Button type="submit" name="move" value="restart" formNoValidate variant="quiet" size="sm">
          Value another {noun}
        </Button>
      </div>
    </>
  )
}

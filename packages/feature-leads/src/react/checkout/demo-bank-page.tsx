import { Alert } from '@forecourt/ui/alert'
import { Button } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import { DEMO_BANK_PATH } from '../../model/payment/payment-processor.ts'
import { checkoutStyles as styles } from './checkout.styles.ts'

export interface DemoBankPageProps {
  /** The demo processor's reference of the payment. */
  payment: string
  /** Amount as it is charged, "$200". */
  amount: string
  /** Purpose of the payment, as the statement of the card says it. */
  description: string
}

/** The page on which the bank of the demo asks its customer to confirm a payment. Source: `PLUS-106` */
export function DemoBankPage({ payment, amount, description }: DemoBankPageProps) {
  return (
    <form action={DEMO_BANK_PATH} method="post" className={styles.bank}>
      <h1 className={styles.bankHeading}>Demo Bank: confirm your payment</h1>
      <Alert title="This is a demonstration">
        In a live shop your own bank shows this step (3-D Secure). No money moves here.
      </Alert>
      <DescriptionList
        items={[
          { term: 'Amount', details: amount },
          { term: 'For', details: description },
        ]}
      />
      <input type="hidden" name="payment" value={payment} />
      <div className={styles.buttons}>
        <Button type="submit" name="answer" value="confirm" size="lg" width="full">
          Confirm the payment
        </Button>
        <Button type="submit" name="answer" value="decline" variant="outline" width="full">
          Decline
        </Button>
      </div>
    </form>
  )
}

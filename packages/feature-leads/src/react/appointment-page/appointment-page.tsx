import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import { Select } from '@forecourt/ui/select'
import { formatTimeKey, formatTimeLabel } from '../../model/appointment.ts'
import { APPOINTMENT_PATH } from '../../model/appointment-link.ts'
import {
  type AppointmentDone,
  type AppointmentView,
  cancelMove,
} from '../../model/appointment-view.ts'
import { APPOINTMENT_FAILED, APPOINTMENT_LINK_INVALID } from '../../model/error-message.ts'
import { appointmentPageStyles as styles } from './appointment-page.styles.ts'

export interface AppointmentPageProps {
  /** State of the booking, with what the page says of it. */
  view: AppointmentView
  /** Token of the link that led here. */
  token: string
  /** Change that was just made; default none. */
  done?: AppointmentDone | null
  /** Problem with the last try, in one sentence. Default none. */
  problem?: string | null
  /** Page to book another test drive. */
  bookHref: string
}

const titles = {
  booked: 'Your test drive',
  past: 'This test drive is over',
  cancelled: 'Your test drive is cancelled',
  unknown: 'No test drive here',
  unavailable: 'Your test drive',
} as const satisfies Readonly<Record<AppointmentView['kind'], string>>

const texts = {
  past: 'We hope you enjoyed it. You are welcome to drive something else.',
  cancelled: 'As you asked, we have released this time.',
  unknown: APPOINTMENT_LINK_INVALID,
  unavailable: APPOINTMENT_FAILED,
} as const satisfies Readonly<Record<Exclude<AppointmentView['kind'], 'booked'>, string>>

/**
 * A test drive behind the signed link of its mail: when and where it is, another time, and the way to cancel it. A
 * link changes nothing before its button, because programs that read mail open every link.
 * Source: `PLUS-108`
 */
export function AppointmentPage({ view, done = null, ...props }: AppointmentPageProps) {
  const { problem = null, bookHref } = props
  const isBooked = view.kind === 'booked'
  const text = isBooked ? view.carName : texts[view.kind]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{titles[view.kind]}</h1>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </header>
      {problem !== null && <Alert tone="destructive">{problem}</Alert>}
      {isBooked && done === 'moved' && problem === null && (
        <Alert tone="success">It is moved, and the dealership knows.</Alert>
      )}
      {isBooked ? (
        <Booked view={view} {...props} />
      ) : (
        <div>
          <ButtonLink href={bookHref} variant="outline">
            Book a test drive
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

const dayWords = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const formatDay = (date: string) => dayWords.format(new Date(`${date}T00:00:00Z`)).replace(',', '')

function Booked({
  view: { booked, days },
  token,
}: Omit<AppointmentPageProps, 'view'> & { view: Extract<AppointmentView, { kind: 'booked' }> }) {
  const hidden = <input type="hidden" name="token" value={token} />
  return (
    <>
      <DescriptionList
        items={[
          { term: 'When', details: booked.when },
          { term: 'Where', details: booked.place },
        ]}
      />
      <div>
        <ButtonLink href={booked.calendarHref} variant="outline" download="">
          Add to your calendar
        </ButtonLink>
      </div>
      {days.length > 0 && (
        <form className={styles.form} action={APPOINTMENT_PATH} method="post">
          {hidden}
          <Select className={styles.field} name="slot" label="Another day and time" required>
            <option value="">Choose a time</option>
            {days.map(({ date, times }) => (
              <optgroup key={date} label={formatDay(date)}>
                {times.map((time) => (
                  <option key={time} value={formatTimeKey(date, time)}>
                    {`${formatDay(date)}, ${formatTimeLabel(time)}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <Button type="submit">Move test drive</Button>
        </form>
      )}
      <form className={styles.form} action={APPOINTMENT_PATH} method="post">
        {hidden}
        <Button type="submit" name="move" value={cancelMove} variant="outline">
          Cancel test drive
        </Button>
      </form>
    </>
  )
}

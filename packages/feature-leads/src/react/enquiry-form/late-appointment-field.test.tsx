import { aSite } from '@forecourt/tenant-config/testing'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { anEnquiryCar } from '../../testing/index.ts'
import { LateAppointmentField, loadEnquiryFields } from './late-appointment-field.tsx'

const site = aSite()
const car = anEnquiryCar()
const days = [{ date: '2026-11-23', times: ['10:30'] }]

const field = (
  <LateAppointmentField
    id="day"
    label="Preferred day"
    days={days}
    date=""
    time=""
    errors={{}}
    onChange={() => undefined}
  />
)

describe('loadEnquiryFields', () => {
  it('fetches no day and time for an enquiry', async () => {
    await loadEnquiryFields({ site, subject: { car } })
    expect(renderToString(field)).not.toContain('appointment_date')
  })

  it('puts day and time into the first render of a test drive, without a boundary', async () => {
    await loadEnquiryFields({ site, subject: { car, kind: 'test-drive', days } })
    const html = renderToString(field)
    expect(html).toContain('name="appointment_date"')
    expect(html).toContain('name="appointment_time"')
    expect(html).not.toContain('<!--$')
  })

  it('says that not every day has every time until a day is chosen [LEAD-037]', async () => {
    await loadEnquiryFields({ site, subject: { car, kind: 'test-drive', days } })
    const shorter = [...days, { date: '2026-11-28', times: ['10:30', '11:30'] }]
    const show = (shown: typeof days, date = '') =>
      renderToString(<LateAppointmentField {...field.props} days={shown} date={date} />)
    expect(show(shorter)).toContain('Not every day has every time.')
    expect(show(days)).not.toContain('Not every day')
    expect(show(shorter, '2026-11-28')).not.toContain('Not every day')
  })
})

import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { aLead, aLeadOffer, aMailBrand, createInMemoryMailOutbox } from '../../testing/index.ts'
import { createAppointmentConfirmation } from './appointment-confirmation.ts'

const booked = {
  when: 'Tuesday 24 November 2026, 10:00 am',
  place: 'Harbour Toyota',
  calendarHref: '/api/appointments/calendar.ics?location_id=1&start=2026-11-24T00%3A00%3A00.000Z',
}
const site = aSite({ id: 'harbour', url: 'https://harbour.example' })

describe('createAppointmentConfirmation', () => {
  it('mails the time, the place and the calendar file to who booked it [PLUS-108]', async () => {
    const mails = createInMemoryMailOutbox()
    const onMail = vi.fn<() => void>()
    const confirm = createAppointmentConfirmation({
      mails,
      mailBrandOf: () => aMailBrand(),
      newId: () => crypto.randomUUID(),
      onMail,
    })
    const offer = aLeadOffer({ name: '2021 Kia Cerato' })
    await confirm(site, aLead({ offer, payload: { email: 'ann@example.com' } }), booked)
    expect(mails.waiting()).toHaveLength(1)
    const [mail] = mails.waiting()
    expect(mail?.message).toMatchObject({
      to: 'ann@example.com',
      subject: 'Your test drive of the 2021 Kia Cerato',
    })
    for (const words of [
      booked.when,
      booked.place,
      `https://harbour.example${booked.calendarHref}`,
    ])
      expect(mail?.message.text).toContain(words)
    expect(onMail).toHaveBeenCalledTimes(1)

    await confirm(site, aLead({ payload: { email: '' } }), booked)
    expect(mails.waiting()).toHaveLength(1)
  })
})

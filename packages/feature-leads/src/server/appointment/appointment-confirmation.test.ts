import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { aLead, aLeadOffer, aMailBrand, createInMemoryMailOutbox } from '../../testing/index.ts'
import { createAppointmentConfirmation } from './appointment-confirmation.ts'

const booked = {
  when: 'Tuesday 24 November 2026, 10:00 am',
  place: 'Harbour Toyota',
  calendarHref: '/api/appointments/calendar.ics?location_id=1&start=2026-11-24T00%3A00%3A00.000Z',
}
const key = 'a-key-of-at-least-32-random-bytes-00'
const site = aSite({ id: 'harbour', url: 'https://harbour.example' })

describe('createAppointmentConfirmation', () => {
  it('mails the time, the place and the calendar file to who booked it [PLUS-108]', async () => {
    const mails = createInMemoryMailOutbox()
    const onMail = vi.fn<() => void>()
    const confirm = createAppointmentConfirmation({
      mails,
      mailBrandOf: () => aMailBrand(),
      linkKey: async () => key,
      newId: () => crypto.randomUUID(),
      clock: () => new Date('2026-11-20T00:00:00Z'),
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

    expect(mail?.message.text).toMatch(
      /https:\/\/harbour\.example\/test-drive\?token=[0-9a-f-]{36}\.[\w-]{43}/,
    )

    await confirm(site, aLead({ payload: { email: '' } }), booked)
    expect(mails.waiting()).toHaveLength(1)
  })

  it('says that it is moved, with the way to change it again, or cancelled, without [PLUS-108]', async () => {
    const mails = createInMemoryMailOutbox()
    const tell = createAppointmentConfirmation({
      mails,
      mailBrandOf: () => aMailBrand(),
      linkKey: async () => key,
      newId: () => crypto.randomUUID(),
      clock: () => new Date('2026-11-20T00:00:00Z'),
      onMail: () => {},
    })
    const lead = aLead({ offer: aLeadOffer({ name: '2021 Kia Cerato' }) })
    await tell(site, lead, booked, 'moved')
    await tell(site, lead, booked, 'cancelled')
    const [moved, cancelled] = mails.waiting().map(({ message }) => message)
    expect(moved?.subject).toBe('Your test drive is moved: 2021 Kia Cerato')
    expect(moved?.text).toContain('/test-drive?token=')
    expect(moved?.text).toContain(booked.calendarHref)
    expect(cancelled?.subject).toBe('Your test drive is cancelled: 2021 Kia Cerato')
    expect(cancelled?.text).toContain(booked.when)
    expect(cancelled?.text).not.toContain('/test-drive?token=')
    expect(cancelled?.text).not.toContain(booked.calendarHref)
  })
})

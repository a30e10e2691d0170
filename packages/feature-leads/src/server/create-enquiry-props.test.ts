import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { LEAD_KINDS } from '../model/lead-category.ts'
import { createEnquiryProps } from './create-enquiry-props.ts'

const site = aSite()
const now = new Date('2026-11-20T00:00:00Z')
const car = aCar({ location_id: site.locations[0]?.id ?? null, tag: 'demo' })

describe('createEnquiryProps', () => {
  it.each(
    LEAD_KINDS.flatMap(({ key, form }) => (form ? [[key, form.asksAppointment] as const] : [])),
  )('gives %s the days of the place if its form asks for them: %s [LEAD-037]', (kind, asks) => {
    const props = createEnquiryProps({ site, car, kind: kind as 'enquiry', now, action: '/x' })
    expect((props.subject.days ?? []).length > 0).toBe(asks === true)
    expect('days' in props.subject).toBe(asks === true)
  })

  it('gives a sending that came back the days of the place it chose [LEAD-038]', () => {
    const [place] = site.locations
    const closed = { ...place!.contact_detail, opening_hours: [] }
    const shut = { ...place!, id: 99, slug: 'shut', contact_detail: closed }
    const both = { ...site, locations: [...site.locations, shut] }
    const daysOf = (distribution_location: string) =>
      createEnquiryProps({
        site: both,
        car,
        kind: 'test-drive',
        now,
        action: '/x',
        answer: { values: { distribution_location }, fields: {}, error: 'No' } as never,
      }).subject.days
    expect(daysOf('')?.length).toBeGreaterThan(0)
    expect(daysOf('shut')).toEqual([])
  })

  it('holds the car in short and a key of its own each time [DATA-054]', () => {
    const page = { site, car, isSimilar: true, now, action: '/cars/x/enquire' }
    const [one, other] = [createEnquiryProps(page), createEnquiryProps(page)]
    expect(one.context).toMatchObject({ car_name: car.name, car_tag: 'demo' })
    expect(one.context.idempotency_key).not.toBe(other.context.idempotency_key)
    expect(one.subject).toMatchObject({ subcategory: 'Find Me Something Similar' })
    expect(one.subject.car).toMatchObject({ id: car.id, distribution_locations: [] })
    expect(one.subject.car).not.toHaveProperty('price')
  })

  it.each([
    [{}, true],
    [{ sold: true }, undefined],
    [{ reserved: true }, undefined],
  ])(
    'knows of a car with %j that something similar stands beside it: %s [D-10]',
    (facts, isForSale) => {
      const page = { site, car: { ...car, ...facts }, isSimilar: true, now, action: '/x' }
      expect(createEnquiryProps(page).subject.isForSale).toBe(isForSale)
    },
  )

  it('holds no more of places than their names', () => {
    const { dealerships, locations } = createEnquiryProps({ site, car, now, action: '/x' }).site
    expect(dealerships).toEqual(site.dealerships.map(({ slug, name }) => ({ slug, name })))
    expect(locations).toEqual(
      site.locations.map(({ id, slug, name, visible }) => ({ id, slug, name, visible })),
    )
  })

  it('shows what was typed again when a sending came back', () => {
    const { context } = createEnquiryProps({ site, car: null, now, action: '/contact' })
    const answer = { context, values: { name: 'A' }, fields: { email: 'Missing' }, error: 'No' }
    const props = createEnquiryProps({
      site,
      car: null,
      now,
      action: '/contact',
      answer: answer as never,
    })
    expect(props.context).toBe(context)
    expect(props.refused).toEqual({
      values: { name: 'A' },
      fields: { email: 'Missing' },
      error: 'No',
    })
  })
})

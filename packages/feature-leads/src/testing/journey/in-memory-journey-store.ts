import type { Journey, JourneyStore } from '../../model/journey/journey.ts'
import { normalisePhone } from '../../model/phone.ts'

interface Row extends Journey {
  siteId: string
  owners: string[]
  link: string | null
  changedAt: number
}

/** Online purchases in memory. Passes `journey-store.contract.ts`. */
export function createInMemoryJourneyStore(): JourneyStore {
  let rows: Row[] = []
  const toJourney = ({ id, carId, answers, expiresAt }: Row): Journey => ({
    id,
    carId,
    answers,
    expiresAt,
  })
  const isCurrent = (row: Row, now: Date) => row.expiresAt > now
  const findLinked = (siteId: string, link: string, now: Date) =>
    rows.find((row) => row.siteId === siteId && row.link === link && isCurrent(row, now))
  return {
    async findOwn(siteId, owner, carId, now) {
      const own = rows
        .filter((row) => row.siteId === siteId && row.carId === carId && isCurrent(row, now))
        .filter(({ owners }) => owners.includes(owner))
        .toSorted((a, b) => b.changedAt - a.changedAt)
      return own[0] ? toJourney(own[0]) : null
    },
    async save(siteId, owner, journey, now) {
      const known = rows.find((row) => row.siteId === siteId && row.id === journey.id)
      const changedAt = now.getTime()
      if (!known) rows.push({ ...journey, siteId, owners: [owner], link: null, changedAt })
      else if (known.owners.includes(owner)) Object.assign(known, journey, { changedAt })
    },
    async putLink(siteId, id, link) {
      const row = rows.find((each) => each.siteId === siteId && each.id === id)
      if (row) row.link = link
    },
    async findLink(siteId, link, now) {
      const row = findLinked(siteId, link, now)
      return row ? toJourney(row) : null
    },
    async takeLink(siteId, link, owner, now) {
      const row = findLinked(siteId, link, now)
      if (!row) return null
      Object.assign(row, { link: null, changedAt: now.getTime(), owners: [...row.owners, owner] })
      return toJourney(row)
    },
    async removeJourneysOf(siteId, phone) {
      const own = rows.filter(
        (row) => row.siteId === siteId && normalisePhone(row.answers.phone) === phone,
      )
      rows = rows.filter((row) => !own.includes(row))
      return own.length
    },
    async removeEnded(siteId, now) {
      const ended = rows.filter((row) => row.siteId === siteId && !isCurrent(row, now))
      rows = rows.filter((row) => !ended.includes(row))
      return ended.length
    },
  }
}

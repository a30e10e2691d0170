import type { ClaimedMail, MailOutbox, OwedMail } from '../../model/mail/mail-outbox.ts'

/** Mails in memory. Passes `mail-outbox.contract.ts`. */
export function createInMemoryMailOutbox(): MailOutbox & { waiting(): readonly OwedMail[] } {
  let rows: (ClaimedMail & { dueAt: Date })[] = []
  const isOf = (siteId: string, id: string) => (row: ClaimedMail) =>
    row.siteId === siteId && row.id === id
  return {
    waiting: () => rows,
    async put(siteId, mail) {
      if (!rows.some(isOf(siteId, mail.id)))
        rows.push({ ...mail, siteId, tries: 0, dueAt: mail.createdAt })
    },
    async claim(now, { limit, leaseMs }) {
      const due = rows.filter(({ dueAt }) => dueAt <= now).slice(0, limit)
      for (const row of due) {
        row.tries += 1
        row.dueAt = new Date(now.getTime() + leaseMs)
      }
      return due.map(({ siteId, id, message, createdAt, tries }) => ({
        siteId,
        id,
        message,
        createdAt,
        tries,
      }))
    },
    async remove(siteId, id) {
      rows = rows.filter((row) => !isOf(siteId, id)(row))
    },
    async delay(siteId, id, until) {
      for (const row of rows.filter(isOf(siteId, id))) row.dueAt = until
    },
    async removeBefore(siteId, before) {
      const old = rows.filter((row) => row.siteId === siteId && row.createdAt < before)
      rows = rows.filter((row) => !old.includes(row))
      return old.length
    },
    count: async () => rows.length,
  }
}

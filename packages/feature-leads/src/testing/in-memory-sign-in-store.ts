import type {
  Contact,
  LimitedEvent,
  SignInStore,
  StoredCode,
  Verification,
} from '../model/sign-in/sign-in-store.ts'

interface Session {
  contactId: string
  createdAt: Date
  expiresAt: Date
}

/** Sign-in in memory, for tests. Passes `sign-in-store.contract.ts`. */
export function createInMemorySignInStore(): SignInStore & {
  /** The record of codes, in order, by site. */
  verifications: readonly (Verification & { siteId: string })[]
} {
  const keys = new Map<string, string>()
  const codes = new Map<string, StoredCode & { attempts: number; isUsed: boolean }>()
  const people = new Map<string, Contact & { siteId: string; signedInAt: Date }>()
  const sessions = new Map<string, Session>()
  const hits = new Map<string, Date[]>()
  const verifications: (Verification & { siteId: string })[] = []
  const idOf = (...parts: string[]) => parts.join('\n')
  const live = (id: string, durationSeconds: number, now: Date) =>
    (hits.get(id) ?? []).filter((at) => at.getTime() > now.getTime() - durationSeconds * 1000)
  const waitOf = (site: string, limit: LimitedEvent, now: Date) => {
    const { scope, subject, events, durationSeconds } = limit
    const oldest = live(idOf(site, scope, subject), durationSeconds, now).at(-events)
    if (!oldest) return 0
    return Math.max(1, Math.ceil((oldest.getTime() - now.getTime()) / 1000 + durationSeconds))
  }
  const plain = ({ id, phone, name, last_name, email }: Contact): Contact => ({
    id,
    phone,
    name,
    last_name,
    email,
  })
  return {
    verifications,
    async codeKey(siteId) {
      const key = keys.get(siteId) ?? `${crypto.randomUUID()}${crypto.randomUUID()}`
      keys.set(siteId, key)
      return key
    },
    async putCode(siteId, code) {
      codes.set(idOf(siteId, code.phone), { ...code, attempts: 0, isUsed: false })
    },
    async findNonce(siteId, phone) {
      return codes.get(idOf(siteId, phone))?.nonce ?? null
    },
    async tryCode(siteId, { phone, nonce, digest, attempts, now }) {
      const code = codes.get(idOf(siteId, phone))
      if (!code || code.nonce !== nonce || code.isUsed || code.attempts >= attempts) return false
      if (code.expiresAt <= now) return false
      code.attempts += 1
      code.isUsed = code.digest === digest
      return code.isUsed
    },
    async putContact(siteId, { phone, name, last_name, email }, now) {
      const known = people.get(idOf(siteId, phone))
      const contact = {
        siteId,
        id: known?.id ?? crypto.randomUUID(),
        phone,
        name: name || (known?.name ?? ''),
        last_name: last_name || (known?.last_name ?? ''),
        email: email || (known?.email ?? ''),
        signedInAt: now,
      }
      people.set(idOf(siteId, phone), contact)
      return plain(contact)
    },
    async hasContact(siteId, phone) {
      return people.has(idOf(siteId, phone))
    },
    async findContact(siteId, contactId) {
      const found = [...people.values()].find(
        (person) => person.siteId === siteId && person.id === contactId,
      )
      return found ? plain(found) : null
    },
    async removeContact(siteId, contactId) {
      const contact = await this.findContact(siteId, contactId)
      if (!contact) return false
      codes.delete(idOf(siteId, contact.phone))
      await this.removeSessionsOf(siteId, contactId)
      return people.delete(idOf(siteId, contact.phone))
    },
    async putSession(siteId, { digest, replaces, ...session }) {
      if (replaces !== null) sessions.delete(idOf(siteId, replaces))
      sessions.set(idOf(siteId, digest), session)
    },
    async findSession(siteId, digest, now) {
      const session = sessions.get(idOf(siteId, digest))
      if (!session || session.expiresAt <= now) return null
      const contact = [...people.values()].find(({ id }) => id === session.contactId)
      return contact ? plain(contact) : null
    },
    async removeSession(siteId, digest) {
      sessions.delete(idOf(siteId, digest))
    },
    async removeSessionsOf(siteId, contactId) {
      for (const [id, session] of sessions)
        if (id.startsWith(`${siteId}\n`) && session.contactId === contactId) sessions.delete(id)
    },
    async addVerification(siteId, verification) {
      verifications.push({ siteId, ...verification })
    },
    async countEvent(siteId, limits, now) {
      const retryAfterSeconds = Math.max(0, ...limits.map((limit) => waitOf(siteId, limit, now)))
      if (retryAfterSeconds > 0) return { isAllowed: false, retryAfterSeconds }
      for (const { scope, subject, durationSeconds } of limits) {
        const id = idOf(siteId, scope, subject)
        hits.set(id, [...live(id, durationSeconds, now), now])
      }
      return { isAllowed: true }
    },
    async takeBack(siteId, { scope, subject, durationSeconds }, now) {
      const id = idOf(siteId, scope, subject)
      const counted = live(id, durationSeconds, now)
      hits.set(id, counted.slice(1))
      return counted.length > 0
    },
    async removeEndedSignIns(siteId, now, before) {
      const isOwn = (id: string) => id.startsWith(`${siteId}\n`)
      for (const [id, code] of codes) if (isOwn(id) && code.expiresAt <= now) codes.delete(id)
      for (const [id, session] of sessions)
        if (isOwn(id) && session.expiresAt <= now) sessions.delete(id)
      const recent = verifications.filter((one) => one.siteId !== siteId || one.at >= before)
      verifications.splice(0, verifications.length, ...recent)
      const open = new Set([...sessions.values()].map(({ contactId }) => contactId))
      const ended = [...people].filter(
        ([id, { signedInAt, id: contactId }]) =>
          isOwn(id) && signedInAt < before && !open.has(contactId),
      )
      for (const [id] of ended) people.delete(id)
      return ended.length
    },
  }
}

import type { Site } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import type { AuthProvider } from '../model/sign-in/auth-provider.ts'
import type { SignInStore } from '../model/sign-in/sign-in-store.ts'
import { createInMemorySignInStore } from './in-memory-sign-in-store.ts'
import { createSilentLogger } from './silent-logger.ts'

/** A code the provider of a test has sent. */
interface SentMessage {
  phone: string
  metadata: object
}

/** Ports of signing in for tests: a clock that can be moved, and a provider whose right code is 246810. */
export function aSignIn({ store = createInMemorySignInStore() }: { store?: SignInStore } = {}) {
  const start = Date.parse('2026-11-22T01:00:00Z')
  let nowMs = start
  const sent: SentMessage[] = []
  const signedOut: (string | null)[] = []
  const provider: AuthProvider = {
    async sendCode(phone, metadata) {
      sent.push({ phone, metadata })
      return { isSent: true }
    },
    verifyCode: async (_phone, token) =>
      token === '246810'
        ? { isVerified: true, accessToken: 'jwt' }
        : { isVerified: false, reason: 'invalid' },
    async signOut(accessToken) {
      signedOut.push(accessToken)
    },
  }
  const logger = createSilentLogger()
  const site: Site = aSite({ id: 'harbour', domains: ['harbour.localhost'] })
  return {
    site,
    sent,
    signedOut,
    store,
    logger,
    provider,
    wait: (seconds: number) => {
      nowMs += seconds * 1000
    },
    ports: {
      store,
      authFor: () => provider,
      clock: () => new Date(nowMs),
      clientAddress: (request: Request) => request.headers.get('x-test-network') ?? '203.0.113.7',
      logger,
    },
  }
}

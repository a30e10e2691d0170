import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { SIGN_IN_NEEDED, SPIN_FAILED } from '../../model/error-message.ts'
import { formatSignInPath } from '../../model/sign-in/gates.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { drawPrize, SPIN_PATH } from '../../model/spin/spin.ts'
import { createSpinLead } from '../../model/spin/spin-lead.ts'
import type { SpinStore } from '../../model/spin/spin-store.ts'
import { describeReason } from '../describe-reason.ts'
import { createOutageRefusal, foreignRefusal, refusalResponse } from '../refusal.ts'
import { createSeeOther } from '../see-other.ts'
import { readRequestSession } from '../sign-in/session.handler.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'

/** Needs of the prize wheel. */
export interface SpinPorts {
  store: SpinStore
  /** Who is signed in. */
  signIn: Pick<SignInPorts, 'store' | 'clock'>
  /** Chance from 0 up to but not 1, one for each spin, which nobody can foretell. */
  random: () => number
  /** Called after the dealer is owed the news of a prize. */
  onAccepted?: () => void
  logger: SignInPorts['logger']
}

type SiteCall = (request: Request, site: Site) => Promise<Response | null>

/**
 * Handlers of the prize wheel, null where the site has no prizes:
 * - `api`, `POST /api/spin`: 200 `{"prize": {"id", "label", "text"}, "already_spun"}`, 401 without a session
 * - `form`, `POST /spin-to-win` without script: 303 to the page, or to sign-in
 *
 * The prize is drawn here, once for each phone and campaign; a later spin gives the first prize again.
 * Source: `D-65`, `SITE-050`
 */
export function createSpinHandlers(ports: SpinPorts): Record<'api' | 'form', SiteCall> {
  return {
    api: guarded(ports, async (request, site) => {
      const contact = await readRequestSession(ports.signIn, request, site)
      if (!contact) return refusalResponse(signInNeeded)
      const { spin, isNew } = await spinWheel(ports, request, site, contact)
      const body = { prize: spin.prize, already_spun: !isNew }
      return Response.json(body, { headers: { 'cache-control': 'no-store' } })
    }),
    form: guarded(ports, async (request, site) => {
      const contact = await readRequestSession(ports.signIn, request, site)
      if (!contact) return createSeeOther(signInPath)
      const { isNew } = await spinWheel(ports, request, site, contact)
      return createSeeOther(isNew ? `${SPIN_PATH}?spun=1` : SPIN_PATH)
    }),
  }
}

const signInPath = formatSignInPath({ type: 'spin-to-win', redirect: SPIN_PATH, back: '/' })

const signInNeeded = {
  status: 401,
  code: 'sign_in_needed',
  error: SIGN_IN_NEEDED,
  format: 'json',
} as const

const guarded =
  ({ logger }: SpinPorts, handle: (request: Request, site: Site) => Promise<Response>): SiteCall =>
  async (request, site) => {
    if (site.spinToWin.prizes.length === 0) return null
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    try {
      return await handle(request, site)
    } catch (error) {
      logger.error('A spin failed', { site: site.id, reason: describeReason(error) })
      return refusalResponse({ ...createOutageRefusal(SPIN_FAILED), format: 'json' })
    }
  }

async function spinWheel(
  { store, signIn, random, onAccepted }: SpinPorts,
  request: Request,
  site: Site,
  contact: Contact,
) {
  const { campaign, prizes } = site.spinToWin
  const fields = prizes.map(({ id, label, text, share }) => ({
    prize: { id, label, text },
    share,
  }))
  const { prize } = drawPrize(fields, random())
  const drawn = { campaign, prize, spunAt: signIn.clock() }
  const lead = await createSpinLead(site, contact, drawn, request.headers.get('user-agent') ?? '')
  const targetIds = site.delivery.targets.map((target) => target.id)
  const taken = await store.takeSpin(site.id, contact.phone, drawn, { lead, targetIds })
  if (taken.isNew) onAccepted?.()
  return taken
}

import {
  createMemoryRateLimit,
  createPhoneCodeHandlers,
  createSessionHandler,
  createSignInPageHandler,
  createSignOutHandler,
  createTooManyResponse,
  createWatchlistHandlers,
  createWatchResumption,
  type SignInPorts,
  type WatchlistPorts,
} from '@forecourt/feature-leads/server'
import { formatInbox } from '../pages/inbox-page.ts'
import type { CreateHandler, RoutePorts, SiteHandler } from './route.ts'

const watchlistPorts = ({ deps }: RoutePorts): WatchlistPorts => ({
  store: deps.watchlists,
  signIn: deps.signIn.ports,
  async findCars(siteId, ids) {
    const cars = ids.length > 0 ? await deps.stock.loadCarsByIds(siteId, ids) : []
    return cars.map(({ id }) => id)
  },
  logger: deps.logger,
})

/** Needs of signing in, as every form of it has them. */
export const createSignInPorts = (ports: RoutePorts): SignInPorts => ({
  ...ports.deps.signIn.ports,
  clientAddress: ports.clientNetwork,
  recordEvent: ports.deps.events.record,
  resume: createWatchResumption(watchlistPorts(ports)),
})

/** Counts refusals, so that an attack is seen. */
const counted =
  ({ deps }: RoutePorts, handle: SiteHandler): SiteHandler =>
  async (request, site) => {
    const response = await handle(request, site)
    if (response?.status === 429) deps.metrics.countRefusal('code_rate')
    return response
  }

const phoneCodes =
  (name: keyof ReturnType<typeof createPhoneCodeHandlers>): CreateHandler =>
  (ports) =>
    counted(ports, createPhoneCodeHandlers(createSignInPorts(ports))[name])

/** Counts a request for a code. */
export const limitCodes = phoneCodes('rateLimit')
/** Sends a code. */
export const sendCode = phoneCodes('sendCode')
/** Checks a code, and signs in. */
export const verifyCode = phoneCodes('verifyCode')
/** Records a code that was sent or right. */
export const recordVerification = phoneCodes('verifications')
/** Says whether somebody has signed in with a phone. */
export const checkContact = phoneCodes('contactExists')

/** Questions of one network about its session in a minute; a page asks once. */
const sessionLimit = { events: 120, durationSeconds: 60 } as const

/** Forms of one network that sign in or out, in ten minutes. */
const formLimit = { events: 60, durationSeconds: 600 } as const

/** Stops floods by one network before the database is asked. */
function flooded(
  ports: RoutePorts,
  limit: typeof sessionLimit | typeof formLimit | typeof watchLimit,
  handle: SiteHandler,
): SiteHandler {
  const counter = createMemoryRateLimit(limit)
  return counted(ports, async (request, site) => {
    const verdict = await counter.consume(`${site.id}:${ports.clientNetwork(request)}`)
    return verdict.isAllowed
      ? handle(request, site)
      : createTooManyResponse(verdict.retryAfterSeconds)
  })
}

/** Says who is signed in. */
export const readUser: CreateHandler = (ports) =>
  flooded(ports, sessionLimit, createSessionHandler(createSignInPorts(ports)))

/** Signs out. */
export const signOut: CreateHandler = (ports) =>
  flooded(ports, formLimit, createSignOutHandler(createSignInPorts(ports)))

/** Signs in by a form without script. */
export const signIn: CreateHandler = (ports) =>
  flooded(
    ports,
    formLimit,
    createSignInPageHandler({
      ...createSignInPorts(ports),
      renderPage: (signIn, request, site) =>
        ports.renderForm(request, site, { signIn, status: signIn.status }),
    }),
  )

/** Changes of watchlists by one network, in ten minutes. */
const watchLimit = { events: 120, durationSeconds: 600 } as const

const watchlist =
  (name: keyof ReturnType<typeof createWatchlistHandlers>): CreateHandler =>
  (ports) =>
    flooded(
      ports,
      name === 'list' ? sessionLimit : watchLimit,
      createWatchlistHandlers(watchlistPorts(ports))[name],
    )

/** Lists what somebody watches. */
export const listWatched = watchlist('list')
/** Watches a vehicle. */
export const watchCar = watchlist('save')
/** Watches a vehicle no longer. */
export const unwatchCar = watchlist('remove')
/** Changes a watchlist by a form without script. */
export const changeWatchlist = watchlist('form')

/** Text messages of development; elsewhere there is no such page. */
export const showInbox: CreateHandler =
  ({ deps: { signIn } }) =>
  async (_request, site) =>
    signIn.inbox ? formatInbox(signIn.inbox.messages(site.id), site) : null

import { connectOpeningWords } from '@forecourt/feature-locations/opening'
import { guardOffline, type IslandModule, runAtIdle, startIslands } from '@forecourt/islands/client'
import { connectDialogOpeners } from '@forecourt/ui/dialog/openers'
import { awaitWatchlist } from '../client/await-watchlist.ts'
import { connectCarPage } from '../client/car-page.ts'
import { connectCards } from '../client/cards.ts'
import { connectMenus } from '../client/menus.ts'
import { openPendingForm, startDrafts } from '../client/start-drafts.ts'
import { whenLookedAt } from '../client/when-looked-at.ts'

/* The first and only script before intent, for every page: what a page needs more is fetched by what is on it. */

const islands = import.meta.glob<IslandModule>('../islands/*.client.ts')
const has = (selector: string) => document.querySelector<HTMLElement>(selector)

connectDialogOpeners(document)
connectCards(document)
connectOpeningWords(document)
connectMenus(document)
startDrafts(document)
startIslands(islands)
guardOffline(document)
if (has('[data-visited-car]')) connectCarPage(document, (part) => startIslands(islands, part))
/* What is only counted or convenient may stay away: the page is whole without it. */
const ignore = () => undefined
if (has('[data-island=search], [data-search-failed]'))
  runAtIdle(() =>
    import('../client/search-views.ts').then((views) => views.countSearchViews()).catch(ignore),
  )
whenLookedAt(document, () =>
  import('../client/record-visit.ts').then(({ visitPage }) => visitPage(document)).catch(ignore),
)
if (has('[data-watch]')) awaitWatchlist(document)
if (has('[data-forget-visitor]'))
  void import('../client/forget-visitor.ts').then(({ forgetVisitor }) => forgetVisitor(document))
const search = has('form[data-stock-count]')
if (search instanceof HTMLFormElement)
  runAtIdle(() =>
    import('../client/stock-count.ts')
      .then(({ connectStockCount }) => connectStockCount(search))
      .catch(ignore),
  )
const viewed = has('[data-viewed-cars]')
if (viewed && document.cookie.includes(viewed.dataset.viewedIn ?? ''))
  whenLookedAt(document, () =>
    runAtIdle(() =>
      import('../client/viewed-cars.ts')
        .then(({ fillViewedCars }) => fillViewedCars(viewed))
        .catch(ignore),
    ),
  )
const consent = has('[data-tag-manager]')
if (consent)
  whenLookedAt(document, () =>
    import('../client/consent.ts').then(({ askConsent }) => askConsent(consent)).catch(ignore),
  )
const promo = has('dialog[data-promo]')
if (promo instanceof HTMLDialogElement)
  whenLookedAt(document, () =>
    runAtIdle(() =>
      import('../client/promo-popup.ts')
        .then(({ showPromo }) => showPromo(document, promo))
        .catch(ignore),
    ),
  )
const printButton = has('[data-print]')
if (printButton)
  void import('../client/print-page.ts').then(({ printPage }) => printPage(printButton))
openPendingForm(document)

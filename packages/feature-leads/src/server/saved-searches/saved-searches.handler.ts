import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { UNKNOWN_ERROR } from '../../model/error-message.ts'
import type { LeadConsent } from '../../model/lead.ts'
import {
  cleanSearchTitle,
  pickSeenCars,
  SAVED_SEARCH_WORDING,
  SAVED_SEARCHES_PATH,
} from '../../model/saved-searches/saved-search.ts'
import {
  formatSavedSearchesPath,
  type SavedSearchFault,
} from '../../model/saved-searches/saved-searches-page.ts'
import { formatSignInPath } from '../../model/sign-in/gates.ts'
import { resolveOwnPath } from '../../model/sign-in/own-path.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { isUuid } from '../../model/uuid.ts'
import { describeReason } from '../describe-reason.ts'
import { foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther } from '../see-other.ts'
import { readRequestSession } from '../sign-in/session.handler.ts'
import type { SavedSearchPorts } from './saved-search-ports.ts'

/** Fields of the forms, as text. */
interface Fields {
  /** Address of a search that is to be saved; '' for none. */
  save: string
  title: string
  optIn: boolean
  remove: string
  mailsOn: string
  mailsOff: string
}

/**
 * `POST /saved-searches` of a form: `save` holds the path and query of a search, with `title` and `opt_in`;
 * `remove`, `mails_on` and `mails_off` hold the id of one that is saved. Answers 303 to the page, or to sign-in,
 * which leads back to what was to be saved; 403 to a form of another site.
 * Source: `PLUS-107`
 */
export function createSavedSearchesHandler(
  ports: SavedSearchPorts,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const fields = readFields(read.fields)
    try {
      const contact = await readRequestSession(ports.signIn, request, site)
      if (!contact) return askToSignIn(fields)
      return await takeFields(ports, { site, contact, page: pageOf(request) }, fields)
    } catch (error) {
      const reason = describeReason(error)
      ports.logger.error('A saved search could not be stored', { site: site.id, reason })
      return fields.save === ''
        ? refusalResponse({
            status: 503,
            error: UNKNOWN_ERROR,
            code: 'unavailable',
            format: 'form',
          })
        : backTo(fields, 'failed')
    }
  }
}

function readFields(fields: Readonly<Record<string, unknown>>): Fields {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const id = (name: string) => (isUuid(text(name)) ? text(name) : '')
  const save = text('save')
  return {
    save: save === '' ? '' : resolveOwnPath(save),
    title: text('title'),
    optIn: text('opt_in') !== '' && text('opt_in') !== 'false',
    remove: id('remove'),
    mailsOn: id('mails_on'),
    mailsOff: id('mails_off'),
  }
}

const pageOf = (request: Request) => request.headers.get('referer') ?? request.url

function askToSignIn({ save, title }: Fields): Response {
  const redirect = formatSavedSearchesPath({ search: save, title })
  return createSeeOther(formatSignInPath({ type: 'saved-searches', redirect, back: save || '/' }))
}

/** The form again, with what was typed. */
const backTo = ({ save, title }: Fields, fault: SavedSearchFault) =>
  createSeeOther(formatSavedSearchesPath({ search: save, title, fault }))

interface Visit {
  site: Site
  contact: Contact
  /** Page the form stood on. */
  page: string
}

async function takeFields(
  { store, findMatches, newId, signIn }: SavedSearchPorts,
  { site, contact, page }: Visit,
  fields: Fields,
): Promise<Response> {
  const now = signIn.clock()
  const consent = (value: boolean): LeadConsent => ({
    value,
    wording_version: SAVED_SEARCH_WORDING,
    page,
    at: now.toISOString(),
  })
  if (fields.save !== '') {
    const found = await findMatches(site, fields.save)
    if (found === 'unknown' || found === 'failed') return backTo(fields, found)
    const isSaved = await store.saveSearch(site.id, contact.id, {
      id: newId(),
      title: cleanSearchTitle(fields.title, found.title),
      address: found.address,
      consent: consent(fields.optIn),
      seen: pickSeenCars(found.cars),
      savedAt: now,
    })
    return isSaved ? createSeeOther(`${SAVED_SEARCHES_PATH}?saved=1`) : backTo(fields, 'full')
  }
  if (fields.remove !== '') await store.removeSearch(site.id, contact.id, fields.remove)
  if (fields.mailsOn !== '')
    await store.setSearchConsent(site.id, contact.id, fields.mailsOn, consent(true))
  if (fields.mailsOff !== '')
    await store.setSearchConsent(site.id, contact.id, fields.mailsOff, consent(false))
  return createSeeOther(SAVED_SEARCHES_PATH)
}

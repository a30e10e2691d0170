import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage, readBody } from '@forecourt/tenant-config/server'
import { formatCarListCookie, readCarListCookie } from '../model/car-list-cookie.ts'
import {
  compareFullText,
  mostCompared,
  parseCarIds,
  removeCompared,
  toggleCompared,
} from '../model/compare-list.ts'
import { formatComparePath } from '../model/compare-path.ts'
import { mostFavourites } from '../model/favourites.ts'
import { foreignRefusal, refusalResponse } from './refusal.ts'
import { createSeeOther, isSecureRequest } from './see-other.ts'

/** Said at `/compare` after a fifth car: `?full=1`. */
export const compareFullParameter = 'full'

/**
 * `POST /favourites` of a visitor without script: `save` or `remove` holds the car's id. Stores the
 * list in a cookie, newest first, and leads to the page of favourites.
 * Answers 303, or 403 to a form of another site.
 * Source: `PLUS-026`, `D-64`, `D-101`
 */
export async function handleFavourites(
  request: Request,
  { domains }: Pick<Site, 'domains'>,
): Promise<Response> {
  if (!isOwnPage(request, domains)) return refusalResponse(foreignRefusal)
  const form = await formOf(request)
  const header = request.headers.get('cookie')
  const known = [
    ...new Set([...readCarListCookie(header, 'favourites'), ...readCarListCookie(header, 'saved')]),
  ]
  const [saved] = parseCarIds(form.get('save'), 1)
  const [removed] = parseCarIds(form.get('remove'), 1)
  const others = known.filter((id) => id !== saved && id !== removed)
  const ids = (saved === undefined ? others : [saved, ...others]).slice(0, mostFavourites)
  const isSecure = isSecureRequest(request)
  return createSeeOther('/favourites', [
    formatCarListCookie('favourites', ids, isSecure),
    formatCarListCookie('saved', [], isSecure),
  ])
}

/**
 * `POST /compare` of a visitor without script: `add` or `remove` holds the car's id, `ids` the cars
 * of the page it was removed from. A fifth car is refused with a word on the page.
 * Answers 303, or 403 to a form of another site.
 * Source: `PLUS-026`, `D-64`, `D-101`
 */
export async function handleCompare(
  request: Request,
  { domains }: Pick<Site, 'domains'>,
): Promise<Response> {
  if (!isOwnPage(request, domains)) return refusalResponse(foreignRefusal)
  const form = await formOf(request)
  const known = readCarListCookie(request.headers.get('cookie'), 'compare')
  const [added] = parseCarIds(form.get('add'), 1)
  const [removed] = parseCarIds(form.get('remove'), 1)
  const shown = form.has('ids') ? parseCarIds(form.get('ids')) : known
  const remaining = removed === undefined ? known : removeCompared(shown, removed)
  const isNew = added !== undefined && !remaining.includes(added)
  const change = isNew ? toggleCompared(remaining, added) : { kind: 'added', ids: remaining }
  const isSecure = isSecureRequest(request)
  const notice = change.kind === 'full' ? `&${compareFullParameter}=1` : ''
  return createSeeOther(formatComparePath(change.ids) + notice, [
    formatCarListCookie('compare', change.ids, isSecure),
  ])
}

/** Content that stands at `/compare` after a fifth car was refused. */
export const describeComparison = (parameters: URLSearchParams): string | null =>
  parameters.has(compareFullParameter) && parseCarIds(parameters.get('ids')).length === mostCompared
    ? compareFullText
    : null

/** Largest form of a list, in bytes. */
const LARGEST_FORM = 2000

/* A body that is no form, or too large for one, is an empty one. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams()
  const body = await readBody(request, LARGEST_FORM)
  return new URLSearchParams(new TextDecoder().decode(body ?? undefined))
}

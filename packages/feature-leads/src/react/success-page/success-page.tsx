'use client'

import { useEffect, useReducer } from 'react'
import { findListPath, readLastList } from '../../model/last-list.ts'
import { takeSuccess } from '../../model/remember-success.ts'
import type { SuccessMarker } from '../../model/success-marker.ts'
import { type BrowserStorages, findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { SuccessView, type SuccessViewProps } from './success-view.tsx'

export interface SuccessPageProps extends SuccessViewProps {
  /** Id of the site, for the marker's key. */
  siteId: string
  /** Where the marker is stored. Default: the browser's storages. */
  storages?: () => BrowserStorages
}

interface Adopted {
  marker: SuccessMarker | null
  listHref: string | null
}

/** The browser knows what was sent; the time that was booked is the server's to say. */
const adoptKnown = (shown: Adopted, { marker, listHref }: Adopted): Adopted => ({
  marker: marker ? { ...marker, ...pickAppointment(shown.marker) } : shown.marker,
  listHref: listHref ?? shown.listHref,
})

const pickAppointment = (marker: SuccessMarker | null) =>
  marker?.appointment ? { appointment: marker.appointment } : {}

/**
 * `SuccessView` with what the browser knows: the marker a form with script left, which is read once, and the list
 * the visitor came from.
 * Source: `D-07`, `PLUS-086`
 */
export function SuccessPage({ siteId, storages = findBrowserStorages, ...view }: SuccessPageProps) {
  const { marker, listHref = null } = view
  const [known, adopt] = useReducer(adoptKnown, { marker, listHref })
  // The first render is the server's, which cannot see the browser's storage.
  useEffect(() => {
    const { local, session } = storages()
    // An enquiry from a card is sent on the list itself.
    const listHref = findListPath(document.referrer, location.origin)
    adopt({
      marker: takeSuccess(local, siteId),
      listHref: listHref ?? readLastList(session, siteId),
    })
  }, [siteId, storages])
  return <SuccessView {...view} {...known} />
}

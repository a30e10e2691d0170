'use client'

import { useEffect, useReducer } from 'react'
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

const preferTaken = (shown: SuccessMarker | null, taken: SuccessMarker | null) => taken ?? shown

/** `SuccessView` with the marker a form with script left in the browser; it is read once. Source: `D-07` */
export function SuccessPage({ siteId, storages = findBrowserStorages, ...view }: SuccessPageProps) {
  const [marker, adopt] = useReducer(preferTaken, view.marker)
  // The first render is the server's, which cannot see the browser's storage.
  useEffect(() => adopt(takeSuccess(storages().local, siteId)), [siteId, storages])
  return <SuccessView {...view} marker={marker} />
}

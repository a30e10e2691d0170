import { testDrive } from '@forecourt/feature-leads/model'
import type { PageContextServer } from 'vike/types'
import { loadCarForm } from '../../../../layout/load-car-form.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => loadCarForm(pageContext, testDrive)

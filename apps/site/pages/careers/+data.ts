import { careersEnquiry } from '@forecourt/feature-leads/model'
import { listDepartments } from '@forecourt/feature-locations/model'
import type { PageContextServer } from 'vike/types'
import { loadFormPage } from '../../layout/load-form-page.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const places = listDepartments(pageContext.site, ['sales', 'used'])
  return { ...(await loadFormPage(pageContext, careersEnquiry)), places }
}

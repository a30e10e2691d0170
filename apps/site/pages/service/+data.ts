import { serviceEnquiry } from '@forecourt/feature-leads/model'
import { listDepartments } from '@forecourt/feature-locations/model'
import type { PageContextServer } from 'vike/types'
import { loadContent } from '../../layout/content/load-content.ts'
import { loadFormPage } from '../../layout/load-form-page.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  const places = listDepartments(site, ['service', 'service-and-parts'])
  const form = await loadFormPage(pageContext, serviceEnquiry)
  const standard = serviceEnquiry.form.heading()
  const { title, description, html } = loadContent(site, 'service', {
    title: standard.title,
    description: form.head.description,
  })
  return {
    ...form,
    places,
    html,
    heading: { title, text: standard.text },
    head: { ...form.head, description },
  }
}

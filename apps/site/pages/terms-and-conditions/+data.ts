import type { PageContextServer } from 'vike/types'
import { createContentHead } from '../../layout/content/content-head.ts'
import { createDefaultTerms } from '../../layout/content/default-terms.ts'
import { loadContent } from '../../layout/content/load-content.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site }: PageContextServer) {
  const content = loadContent(site, 'terms-and-conditions', createDefaultTerms(site))
  const head = createContentHead(site, content, '/terms-and-conditions')
  return { content, head, cache: 'public' as const }
}

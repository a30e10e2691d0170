import type { PageContextServer } from 'vike/types'
import { createContentHead } from '../../layout/content/content-head.ts'
import { createDefaultAbout } from '../../layout/content/default-about.ts'
import { loadContent } from '../../layout/content/load-content.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site }: PageContextServer) {
  const content = loadContent(site, 'about-us', createDefaultAbout(site))
  return { content, head: createContentHead(site, content, '/about-us'), cache: 'public' as const }
}

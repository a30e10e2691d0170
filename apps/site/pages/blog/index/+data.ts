import { BLOG_PATH } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { isRouteOpen } from '../../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site }: PageContextServer) {
  if (!isRouteOpen(site, 'blog')) throw render(404)
  return {
    head: {
      title: `${site.blog.heading} | ${site.name}`,
      description: `Read “${site.blog.posts[0]?.title}” and more from ${site.name}.`,
      canonicalPath: BLOG_PATH,
    },
    cache: 'public' as const,
  }
}

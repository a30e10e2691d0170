import { BLOG_PATH } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { shareImage } from '../../../layout/car-images.ts'
import { isRouteOpen } from '../../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, routeParams }: PageContextServer) {
  const post = site.blog.posts.find(({ slug }) => slug === routeParams.slug)
  if (!post || !isRouteOpen(site, 'blogPost', { post: post.slug })) throw render(404)
  return {
    post,
    head: {
      title: `${post.title} | ${site.name}`,
      description: post.summary,
      canonicalPath: `${BLOG_PATH}/${post.slug}`,
      shareImage: shareImage(site, post.picture?.url ?? null),
    },
    cache: 'public' as const,
  }
}

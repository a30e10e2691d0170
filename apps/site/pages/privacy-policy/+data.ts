import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site }: PageContextServer) {
  return {
    head: {
      title: `Privacy Policy | ${site.name}`,
      description: `What ${site.name} does with the personal information you give us, and how to see or correct it.`,
      canonicalPath: '/privacy-policy',
    },
    cache: 'public' as const,
  }
}

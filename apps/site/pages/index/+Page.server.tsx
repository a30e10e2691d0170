import type { PageContextServer } from 'vike/types'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { Hero } from '../../layout/home/hero.tsx'
import { HomeBlocks } from '../../layout/home/home-blocks.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { stock, featured } = useData<Data>()
  const { site, now } = usePageContext() as PageContextServer
  return (
    <>
      <Hero site={site} stock={stock} />
      <HomeBlocks site={site} stock={stock} featured={featured} now={now} />
    </>
  )
}

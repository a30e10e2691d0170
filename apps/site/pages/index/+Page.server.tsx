import type { PageContextServer } from 'vike/types'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { BodyTiles } from '../../layout/home/body-tiles.tsx'
import { Hero } from '../../layout/home/hero.tsx'
import { LatestCars } from '../../layout/home/latest-cars.tsx'
import { Places } from '../../layout/home/places.tsx'
import { Reasons } from '../../layout/home/reasons.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { stock } = useData<Data>()
  const { site, now } = usePageContext() as PageContextServer
  return (
    <>
      <Hero site={site} stock={stock} />
      {stock && <BodyTiles site={site} bodies={stock.bodies} />}
      {stock && <LatestCars site={site} cars={stock.latest} nowMs={now.getTime()} />}
      <Reasons content={site.content} />
      <Places site={site} now={now} />
    </>
  )
}

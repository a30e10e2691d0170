import { isPrintable, printSheet } from '@forecourt/feature-vdp/model'
import { formatCarPath } from '@forecourt/stock/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { loadCar } from '../../layout/load-car.ts'
import { requestAddress } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The car of `?car_id={slug}` on one sheet; 404 for one that is not to be printed (D-43, SITE-021). */
export async function data(pageContext: PageContextServer) {
  const { site, now } = pageContext
  const slug = requestAddress(pageContext).searchParams.get('car_id') ?? ''
  if (!/^[a-z0-9-]+$/.test(slug)) throw render(404)
  const { car } = await loadCar({ ...pageContext, routeParams: { slug } })
  if (!isPrintable(car, site)) throw render(404)
  return {
    sheet: printSheet(car, site, now),
    carHref: formatCarPath(car),
    pdfHref: `/api/cars/${car.slug}/print.pdf`,
    head: {
      title: `Print ${car.name} | ${site.name}`,
      description: `${car.name} at ${site.name}, to print or to keep.`,
      canonicalPath: formatCarPath(car),
      noindex: true,
    },
    cache: 'public' as const,
    isBare: true as const,
  }
}

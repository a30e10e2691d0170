import { similarSubcategory } from '@forecourt/feature-leads/model'
import { carPath, isPurchasable, isSold, priceDisplay } from '@forecourt/feature-search/model'
import { breadcrumbJsonLd, breadcrumbs, vehicleJsonLd } from '@forecourt/feature-vdp/model'
import type { PageContextServer } from 'vike/types'
import { CarActionsIsland } from '../../../../islands/car-actions.tsx'
import { EnquiryIsland } from '../../../../islands/enquiry.tsx'
import { enquiryProps } from '../../../../islands/enquiry-props.ts'
import { GalleryIsland } from '../../../../islands/gallery.tsx'
import { galleryProps } from '../../../../islands/gallery-props.ts'
import { deliveryIsland, fuelIsland } from '../../../../layout/calculator-islands.ts'
import { shareImage } from '../../../../layout/car-images.ts'
import { enquirePath } from '../../../../layout/enquire-path.ts'
import { loadCar } from '../../../../layout/load-car.ts'
import { requestAddress } from '../../../../layout/load-context.ts'
import type { PageHead } from '../../../../layout/page-head.ts'
import { renderIsland } from '../../../../layout/render-island.ts'

type LoadedCar = Awaited<ReturnType<typeof loadCar>>

export type Data = Awaited<ReturnType<typeof data>>

function carHead({ car, noindex }: LoadedCar, { site, deps }: PageContextServer): PageHead {
  const price = priceDisplay(car, site.search)
  const place = [car.location_name, car.state?.toUpperCase()].filter(Boolean).join(', ')
  const isKnownModel = (make: string, model: string) =>
    deps.stockIndex.isKnownModel(site.id, make, model)
  return {
    title: `${car.name} | ${site.name}`,
    description: `${car.name}, ${price.text}${place ? `, at ${place}` : ''}. See photos, specification and dealer comments, and enquire online.`,
    canonicalPath: carPath(car),
    noindex,
    shareImage: shareImage(site, car.primary_image_url),
    jsonLd: [
      vehicleJsonLd(car, site),
      breadcrumbJsonLd(breadcrumbs(car, site, isKnownModel), site),
    ],
  }
}

function galleryIsland({ car }: LoadedCar, pageContext: PageContextServer) {
  const { searchParams } = requestAddress(pageContext)
  const props = galleryProps(car, pageContext.site, searchParams)
  return props && renderIsland('gallery', GalleryIsland, props)
}

/** The enquiry behind the main button; for a reserved car it asks for something similar (D-11). */
function actionsIsland({ car }: LoadedCar, { site, now }: PageContextServer) {
  if (isSold(car)) return null
  const isSimilar = !isPurchasable(car)
  const action = enquirePath(car, isSimilar)
  return renderIsland('car-actions', CarActionsIsland, {
    href: action,
    label: isSimilar ? similarSubcategory : site.vehiclePage.enquiryLabel,
    carName: car.name,
    enquiry: enquiryProps({ site, car, isSimilar, now, action }),
  })
}

/** The form in place of the buttons of a sold car (VDP-075). */
function similarIsland({ car }: LoadedCar, { site, now }: PageContextServer) {
  if (!isSold(car)) return null
  const action = enquirePath(car, true)
  return renderIsland(
    'enquiry',
    EnquiryIsland,
    enquiryProps({ site, car, isSimilar: true, now, action }),
  )
}

export async function data(pageContext: PageContextServer) {
  const loaded = await loadCar(pageContext, 'with-similar')
  return {
    ...loaded,
    head: carHead(loaded, pageContext),
    cache: 'public' as const,
    gallery: galleryIsland(loaded, pageContext),
    actions: actionsIsland(loaded, pageContext),
    similarForm: similarIsland(loaded, pageContext),
    delivery: await deliveryIsland(loaded.car, pageContext),
    fuel: fuelIsland(loaded.car, pageContext),
  }
}

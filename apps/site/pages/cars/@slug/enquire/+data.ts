import { createEnquiryProps } from '@forecourt/feature-leads/server'
import { isSold } from '@forecourt/stock/model'
import type { PageContextServer } from 'vike/types'
import { enquirePath } from '../../../../layout/enquire-path.ts'
import { loadCar } from '../../../../layout/load-car.ts'
import { requestAddress } from '../../../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site, deps, enquiry: answer } = pageContext
  const { car } = await loadCar(pageContext, '/enquire')
  const isSimilar = isSold(car) || requestAddress(pageContext).searchParams.has('similar')
  const action = enquirePath(car, isSimilar)
  const now = deps.clock()
  const props = createEnquiryProps({ site, car, isSimilar, now, action, answer })
  return {
    car,
    enquiry: props,
    head: {
      title: `Enquire about ${car.name} | ${site.name}`,
      description: `Ask ${site.name} about the ${car.name}.`,
      canonicalPath: enquirePath(car),
      noindex: true,
    },
    cache: 'private' as const,
  }
}

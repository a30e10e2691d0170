import { connectCarPage } from '../../../../client/car-page.ts'
import { start } from '../../../../client/start.ts'

const wire = start({
  enquiry: () => import('../../../../islands/enquiry.client.tsx'),
  gallery: () => import('../../../../islands/gallery.client.ts'),
  'delivery-calculator': () => import('../../../../islands/delivery-calculator.client.tsx'),
  'fuel-calculator': () => import('../../../../islands/fuel-calculator.client.tsx'),
  'car-actions': () => import('../../../../islands/car-actions.client.tsx'),
})
connectCarPage(document, wire)

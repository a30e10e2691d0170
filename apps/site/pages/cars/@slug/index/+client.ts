import { start } from '../../../../client/start.ts'

start({
  enquiry: () => import('../../../../islands/enquiry.client.tsx'),
  gallery: () => import('../../../../islands/gallery.client.ts'),
  'car-actions': () => import('../../../../islands/car-actions.client.tsx'),
})

import { start } from '../../../../client/start.ts'

start({
  gallery: () => import('../../../../islands/gallery.client.ts'),
  'car-actions': () => import('../../../../islands/car-actions.client.tsx'),
})

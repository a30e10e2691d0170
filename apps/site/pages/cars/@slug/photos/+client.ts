import { start } from '../../../../client/start.ts'

start({ enquiry: () => import('../../../../islands/enquiry.client.tsx') })

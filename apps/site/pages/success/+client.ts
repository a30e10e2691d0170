import { startAtOnce } from '../../client/start.ts'

startAtOnce({ success: () => import('../../islands/success.client.ts') })

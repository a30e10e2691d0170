import { startAtOnce } from '@forecourt/islands/client'

startAtOnce({ success: () => import('../../islands/success.client.ts') })

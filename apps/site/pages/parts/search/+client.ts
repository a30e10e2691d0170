import { start } from '../../../client/start.ts'

start({ parts: () => import('../../../islands/parts.client.tsx') })

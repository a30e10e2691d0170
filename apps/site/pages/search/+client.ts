import { start } from '../../client/start.ts'

start({ search: () => import('../../islands/search.client.tsx') })

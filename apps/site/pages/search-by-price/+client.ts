import { start } from '../../client/start.ts'

start({ 'search-by-price': () => import('../../islands/search-by-price.client.tsx') })

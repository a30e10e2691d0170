import { atIdle } from '@forecourt/islands/client'
import { start } from '../../client/start.ts'

start({ search: () => import('../../islands/search.client.tsx') })
atIdle(
  () => void import('../../client/search-views.ts').then((module) => module.countSearchViews()),
)

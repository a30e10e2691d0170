import { start } from '../../../client/start.ts'

start({})

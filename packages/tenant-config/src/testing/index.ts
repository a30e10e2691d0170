export { aSite } from './a-site.ts'

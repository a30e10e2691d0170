export { anExampleFile, aSite } from './a-site.ts'

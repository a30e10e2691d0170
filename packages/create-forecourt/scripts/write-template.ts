// Writes the template of the apps that are made, from the site of this repository: what is built and tested
// there is what a partner starts from.
import { fileURLToPath } from 'node:url'
import { writeTemplate } from './template.ts'

writeTemplate(fileURLToPath(new URL('../dist/template', import.meta.url)))

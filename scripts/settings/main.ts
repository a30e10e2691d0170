// Fails when a setting of the tenant file is read by nothing, or when docs/configuration.md is not what the schema
// makes it; "--keep" writes that page anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findUnreadSettings } from './find-unread-settings.ts'
import { CONFIGURATION_FILE, makeConfigurationPage } from './page/read-page.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = makeConfigurationPage(root)
if (process.argv.includes('--keep')) writeFileSync(root + CONFIGURATION_FILE, page)

const { settings, unread, unreadRows } = findUnreadSettings(root)
console.log(`${settings.length - unread.length} of ${settings.length} settings are read`)
if (unread.length > 0) {
  console.error(`Read by nothing: ${unread.join(', ')}`)
  console.error(`Rows that rest on them: ${unreadRows.join(', ')}`)
  process.exitCode = 1
}
if (readFileSync(root + CONFIGURATION_FILE, 'utf8') !== page) {
  console.error(`${CONFIGURATION_FILE} is old: npm run settings -- --keep`)
  process.exitCode = 1
}

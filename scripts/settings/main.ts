// Prints the settings of the tenant file that nothing reads, and the rows that rest on them; "--keep" writes
// the list to docs/spec/settings-unread.txt if it only lost lines.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findUnreadSettings } from './find-unread-settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const file = `${root}docs/spec/settings-unread.txt`
const listed = readFileSync(file, 'utf8').split('\n')
const { settings, unread, unreadRows } = findUnreadSettings(root)
const added = unread.filter((path) => !listed.includes(path))

console.log(unread.join('\n'))
console.log(`\n${unread.length} of ${settings.length} settings are read by nothing`)
console.log(`Rows that rest on them: ${unreadRows.join(', ')}`)
if (added.length > 0) {
  console.error(`\nRead by nothing, and new: ${added.join(', ')}`)
  process.exitCode = 1
} else if (process.argv.includes('--keep')) {
  writeFileSync(file, `${unread.join('\n')}\n`)
}

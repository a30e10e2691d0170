import { readFile, writeFile } from 'node:fs/promises'
import { demoFeeds } from './feeds.ts'

const folder = new URL('../feeds/', import.meta.url)
const isCheck = process.argv.includes('--check')

for (const { fileName, write } of demoFeeds) {
  const file = new URL(fileName, folder)
  const text = write()
  if (!isCheck) {
    await writeFile(file, text)
    console.log(`Wrote ${fileName}, ${text.length.toLocaleString('en-AU')} characters.`)
  } else if ((await readFile(file, 'utf8')) === text) {
    console.log(`${fileName} is what the generator writes.`)
  } else {
    console.error(`${fileName} differs from what the generator writes; run without --check.`)
    process.exitCode = 1
  }
}

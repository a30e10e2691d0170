// What a whole story run proved, part by part. It is kept beside the workshop, whose page about
// accessibility is drawn from it, and a run that proves something else fails until it is kept anew.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../.storybook/accessibility/evidence.json', import.meta.url))

/** Counts of sound stories and journeys for each title of the workshop's index, in its order. */
export function collectEvidence({ entries }, soundIds) {
  const sound = new Set(soundIds.split('\n').filter(Boolean))
  const parts = {}
  for (const { id, title, type, tags } of Object.values(entries)) {
    if (type !== 'story') continue
    const part = (parts[title] ??= { stories: 0, journeys: 0 })
    if (!sound.has(id)) throw new Error(`${id} was not visited`)
    part.stories += 1
    if (tags.includes('play-fn')) part.journeys += 1
  }
  const titles = Object.keys(parts).toSorted((one, other) => one.localeCompare(other, 'en'))
  return titles.map((title) => ({ title, ...parts[title] }))
}

/** Compares with the kept evidence, or keeps it; gives what is wrong, or null. */
export async function checkEvidence(evidence, keeps) {
  const text = `${JSON.stringify(evidence, null, 2)}\n`
  if (keeps) {
    await writeFile(file, text)
    return null
  }
  const kept = JSON.parse(await readFile(file, 'utf8'))
  if (JSON.stringify(kept) === JSON.stringify(evidence)) return null
  return 'the page about accessibility shows other evidence; run "npm run pictures"'
}

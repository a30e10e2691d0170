import { readFile } from 'node:fs/promises'
import { parseJson } from '../query/parse-json.ts'
import { isSearchError } from '../query/search-error.ts'
import { readAction } from '../write/index-action.ts'
import type { SearchApplication } from '../write/search-application.ts'
import { readWrittenSettings, withoutSettings } from '../write/written-settings.ts'
import { type IndexFile, UsageError } from './serve-options.ts'

/**
 * Fills an index from a file: a JSON list of records, or a record a line.
 * @returns how many records it held
 * @throws UsageError that names the file, and the record at fault counted from 1
 */
export async function fillIndex(
  application: SearchApplication,
  { indexName, path }: IndexFile,
): Promise<number> {
  const records = readRecords(await readText(path), path)
  const changes = records.map((record, index) => ({
    indexName,
    action: attempt(`${path}, record ${index + 1}`, () =>
      readAction('addObject', record, application.newId),
    ),
  }))
  attempt(path, () => application.write(changes))
  await application.settled()
  return changes.length
}

/**
 * Sets the settings of an index from a JSON file.
 * @throws UsageError that names the file
 */
export async function setIndex(
  application: SearchApplication,
  { indexName, path }: IndexFile,
): Promise<void> {
  const text = await readText(path)
  attempt(path, () => {
    const settings = parseJson(text)
    if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
      throw new UsageError(`${path}: settings must be a JSON object.`)
    }
    const read = readWrittenSettings(withoutSettings({ ...settings }, ['primary']))
    application.setSettings(indexName, read, true)
  })
  await application.settled()
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

function readRecords(text: string, path: string): readonly unknown[] {
  if (text.trimStart().startsWith('[')) return attempt(path, () => parseJson(text) as unknown[])
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' ? [] : [attempt(`${path}, line ${index + 1}`, () => parseJson(line))],
    )
}

function attempt<T>(place: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!isSearchError(error)) throw error
    throw new UsageError(`${place}: ${error.message}`)
  }
}

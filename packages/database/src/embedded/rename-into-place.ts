import { renameSync } from 'node:fs'
import { errorCode } from '../error-code.ts'

/**
 * Gives a folder that was made aside its name. Of several processes that make the same one at once
 * the first wins; the others keep theirs, which the caller removes.
 */
export function renameIntoPlace(aside: string, place: string): void {
  try {
    renameSync(aside, place)
  } catch (error) {
    const code = errorCode(error)
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

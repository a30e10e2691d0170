import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/**
 * Makes the folder of everything the server writes, unless it is there, and sees that it can be written.
 * @throws the error of the file system, which names the folder
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
}

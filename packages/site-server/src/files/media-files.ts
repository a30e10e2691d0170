import { join } from 'node:path'
import { createFileServer } from './file-server.ts'

/** Folder of own files in addresses: videos, interiors and reports that feeds name. */
export const MEDIA_PATH = '/media'

const endings = ['.webm', '.mp4', '.webp', '.jpg', '.png', '.pdf']

/** At most two folders deep, lower case, never hidden: no address leads out of the folder. */
const safeName = /^(?:[a-z0-9][a-z0-9_-]*\/){0,2}[a-z0-9][a-z0-9._-]*\.[a-z0-9]+$/

/**
 * Answers for own files, from the first of the folders that has them.
 * @returns a handler of requests below {@link MEDIA_PATH}; null leaves the request to the pages
 */
export function createMediaFiles(
  folders: readonly string[],
): (request: Request) => Promise<Response | null> {
  const serve = createFileServer({
    endings,
    locate: (name) => (safeName.test(name) ? folders.map((folder) => join(folder, name)) : []),
  })
  return (request) => serve(request, new URL(request.url).pathname.slice(MEDIA_PATH.length + 1))
}

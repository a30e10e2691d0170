import type { PictureSource } from '@forecourt/site-server'
import { openDeveloper } from './develop.ts'
import { parsePicturePath } from './picture-path.ts'

/**
 * Opens the drawn vehicles as a source of the image service.
 * @param folder of the layers
 * @throws when the folder holds no layers
 */
export async function openVehiclePictures(folder: string): Promise<PictureSource> {
  const developer = await openDeveloper(folder)
  return {
    find(path) {
      const picture = parsePicturePath(path)
      if (!picture) return null
      return {
        key: `${developer.version} ${path}`,
        write: (file) => developer.develop(picture, file),
      }
    },
  }
}

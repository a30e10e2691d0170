import type { SourcePicture } from '@forecourt/site-server/images'
import { openDeveloper } from './develop.ts'
import { parsePicturePath } from './picture-path.ts'

/** Source of the image service that has every picture of the demo's vehicles at once. */
export interface VehiclePictures {
  find(path: string): SourcePicture | null
}

/**
 * Opens the drawn vehicles as a source of the image service.
 * @param folder of the layers
 * @throws when the folder holds no layers
 */
export async function openVehiclePictures(folder: string): Promise<VehiclePictures> {
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

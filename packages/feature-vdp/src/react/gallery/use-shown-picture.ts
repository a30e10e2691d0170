import { useEffect, useState } from 'react'
import type { GalleryPicture } from '../../model/index.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { GalleryImageSet } from './image-set.ts'

/**
 * The picture in sight: the former one until the wanted one can be drawn, so that no step shows an
 * empty frame. One that cannot be loaded is shown as well, for its fallback.
 */
export function useShownPicture<Picture extends GalleryPicture | undefined>(
  wanted: Picture,
  imageSet: GalleryImageSet | undefined,
): Picture {
  const [shown, setShown] = useState(wanted)
  const isThere = wanted?.url === shown?.url
  useEffect(() => {
    if (isThere || !wanted) return
    let isWanted = true
    const show = () => {
      if (isWanted) setShown(wanted)
    }
    const drawable = fetchPicture(wanted, imageSet)?.decode() ?? Promise.resolve()
    void drawable.then(show, show)
    return () => {
      isWanted = false
    }
  }, [isThere, wanted, imageSet])
  return isThere ? wanted : shown
}

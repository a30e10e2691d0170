import { createHttpCardPhotos } from '@forecourt/feature-search/http-card-photos'
import { connectPhotoSwipe } from '@forecourt/feature-search/photo-swipe'

/** Lets the photos of cards be swiped, from the touch on that fetched this. */
export function connectSwipe(page: Document, first: TouchEvent): void {
  const connection =
    'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {}
  connectPhotoSwipe(page, {
    first,
    loadPhotos: createHttpCardPhotos({ api: '/api', fetch: (...request) => fetch(...request) }),
    savesData: connection.saveData === true,
  })
}

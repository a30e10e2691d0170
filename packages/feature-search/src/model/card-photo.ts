/**
 * Widths of a card's photo, in pixels. A phone of three device pixels a pixel takes 960 for its 340: eyes do not tell it
 * from 1,020, and the next width would be half as many bytes again.
 */
export const CARD_PHOTO_WIDTHS: readonly number[] = [320, 640, 960]

/** Number of a car's photos in words, "12 photos". Source: PLUS-075 */
export const formatPhotoCount = (count: number): string =>
  `${count} ${count === 1 ? 'photo' : 'photos'}`

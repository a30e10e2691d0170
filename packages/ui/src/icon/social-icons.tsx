import { drawnIcon } from './drawn-icon.tsx'

/** A profile at Facebook. */
export const FacebookIcon = drawnIcon(
  'FacebookIcon',
  'M17 3h-2.5a4 4 0 0 0-4 4v3H7.5v4h3v7h4v-7h2.8l.9-4h-3.7V7.5a1 1 0 0 1 1-1H17Z',
)

/** A profile at Instagram. */
export const InstagramIcon = drawnIcon(
  'InstagramIcon',
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM17 7v.01',
)

/** A channel at YouTube. */
export const YoutubeIcon = drawnIcon(
  'YoutubeIcon',
  'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
)

/** A profile at TikTok. */
export const TiktokIcon = drawnIcon(
  'TiktokIcon',
  'M14 3v12a4 4 0 1 1-4-4M14 3a5.5 5.5 0 0 0 5.5 5.5',
)

/** A page at LinkedIn. */
export const LinkedinIcon = drawnIcon(
  'LinkedinIcon',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.2 2.2 0 0 1 4.5 0V17',
)

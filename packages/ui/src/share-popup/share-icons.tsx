import { drawnIcon } from '../icon/drawn-icon.tsx'

/** A round mark with the letter f. */
export const FacebookIcon = drawnIcon(
  'FacebookIcon',
  'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0ZM15 7.8h-1.2a2.2 2.2 0 0 0-2.2 2.2v11.2M9 13h5.4',
)

/** Two crossing strokes, one of them double. */
export const XIcon = drawnIcon('XIcon', 'M4 4h4.2L20 20h-4.2ZM19.2 4l-6.3 7.1M10.5 13.4 4.6 20')

/** A speech bubble with a receiver. */
export const WhatsAppIcon = drawnIcon(
  'WhatsAppIcon',
  'M3.2 20.8 4.6 16a9 9 0 1 1 3.5 3.4ZM9.3 8.3c-1.300 1.200-.4 3.400 1.200 5s3.900 2.500 5.100 1.300l.3-.9-1.900-1.100-1 .9c-1-.4-2-1.400-2.400-2.400l.9-1-1.100-1.900Z',
)

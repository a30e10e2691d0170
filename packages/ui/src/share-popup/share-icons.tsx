import { drawnIcon } from '../icon/drawn-icon.tsx'

/** A round mark with the letter f. */
export const FacebookIcon = drawnIcon(
  'FacebookIcon',
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M15 7.8h-1.2a2.2 2.2 0 0 0-2.2 2.2v11.2M9 13h5.4" />
  </>,
)

/** Two crossing strokes, one of them double. */
export const XIcon = drawnIcon(
  'XIcon',
  <>
    <path d="M4 4h4.2L20 20h-4.2Z" />
    <path d="m19.2 4-6.3 7.1M10.5 13.4 4.6 20" />
  </>,
)

/** A speech bubble with a receiver. */
export const WhatsAppIcon = drawnIcon(
  'WhatsAppIcon',
  <>
    <path d="M3.2 20.8 4.6 16a9 9 0 1 1 3.5 3.4Z" />
    <path d="M9.3 8.3c-1.300 1.200-.4 3.400 1.200 5s3.900 2.500 5.100 1.300l.3-.9-1.900-1.100-1 .9c-1-.4-2-1.400-2.400-2.400l.9-1-1.100-1.900Z" />
  </>,
)

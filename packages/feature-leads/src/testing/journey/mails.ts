import type { MailBrand } from '../../model/mail/mail-content.ts'

/** Look of the mails of Harbour, with the given differences. */
export const aMailBrand = (differences: Partial<MailBrand> = {}): MailBrand => ({
  siteName: 'Harbour Motor Group',
  siteUrl: 'https://harbour.example',
  logoUrl: null,
  colors: {
    canvas: '#f6f8f9',
    surface: '#ffffff',
    text: '#16191c',
    muted: '#55595e',
    line: '#d5dade',
    action: '#0b4f6c',
    onAction: '#ffffff',
  },
  place: {
    name: 'Harbour Toyota',
    address: '1243 Kingsford Smith Drive, Hamilton QLD 4007',
    phone: '07 7010 4100',
    hours: ['Monday: 8:30 am - 5:30 pm', 'Sunday: Closed'],
  },
  ...differences,
})

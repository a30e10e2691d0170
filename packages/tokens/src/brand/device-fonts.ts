/**
 * Text of the kind a dealer's page holds. How wide it is in one font and in another says at which size
 * the one breaks its lines where the other does.
 */
export const sampleText =
  'The quick answer is that every vehicle here has been through our workshop. 2021 Toyota Hilux SR5 Double Cab Automatic 4x4, 45,210 km, $38,990 drive away. Ask about finance, a trade-in or a test drive today and we will call you back within the hour. New, used and demonstrator stock.'

/** A font that devices have installed, with those drawn to the same widths. */
export interface DeviceFont {
  /** Name that tells it from the other fallbacks of a family. */
  name: string
  /** Names by which a browser finds its regular files, the first it has. */
  regular: readonly string[]
  /** Those of its bold files. */
  bold: readonly string[]
  /** Widths of {@link sampleText}, regular and bold, in sizes of the font. */
  widths: readonly [number, number]
}

/** Fonts without serifs of Windows and Apple, of Android, and of most Linux desktops. */
export const sansDeviceFonts: readonly DeviceFont[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: [127.2, 135.95],
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [126.08, 128.28],
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: [144.95, 163.03],
  },
]

/** Their kin with serifs. */
export const serifDeviceFonts: readonly DeviceFont[] = [
  {
    name: 'Times',
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    widths: [116.06, 122.61],
  },
  {
    name: 'Noto',
    regular: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    widths: [136.22, 144.12],
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Serif', 'DejaVuSerif'],
    bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    widths: [146.88, 161.45],
  },
]

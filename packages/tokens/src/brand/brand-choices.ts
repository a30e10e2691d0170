import { fontIds } from './font-family.ts'

/** Corners of one kind of part: those of `corners`, or its own. */
const ownCorners = ['match', 'square', 'soft', 'round'] as const

/** Every choice a brand offers, for a schema, a form or a toolbar. The default comes first. */
export const brandChoices = {
  actionColor: ['brand', 'accent', 'neutral'],
  neutrals: ['cool', 'plain', 'warm', 'brand'],
  surface: ['light', 'dark'],
  surfaceTint: ['soft', 'none', 'strong'],
  header: ['surface', 'brand', 'dark', 'tinted'],
  headerEdge: ['line', 'none', 'accent'],
  headerHeight: ['regular', 'compact', 'tall'],
  hero: ['dark', 'brand', 'tinted', 'surface'],
  footer: ['dark', 'brand', 'tinted', 'surface'],
  card: ['raised', 'outlined', 'filled', 'plain'],
  cardBorder: ['thin', 'thick'],
  cardCorners: ownCorners,
  corners: ['soft', 'square', 'round'],
  density: ['regular', 'compact', 'roomy'],
  sectionSpacing: ['match', 'tight', 'generous'],
  pageWidth: ['standard', 'narrow', 'wide'],
  shadows: ['soft', 'crisp', 'none'],
  dividers: ['thin', 'strong', 'none'],
  photoRatio: ['3:2', '4:3'],
  photoFit: ['cover', 'contain'],
  photoTone: ['plain', 'soft', 'vivid', 'deep'],
  photoCorners: ownCorners,
  priceColor: ['text', 'brand'],
  priceFont: ['heading', 'body'],
  headingFont: fontIds,
  bodyFont: fontIds,
  headingWeight: [700, 500, 600, 800],
  headingCase: ['none', 'uppercase'],
  headingTracking: ['normal', 'tight', 'wide'],
  headingScale: ['standard', 'calm', 'bold'],
  bodySize: [16, 15, 17],
  linkUnderline: ['thin', 'thick', 'dotted'],
  buttonCorners: ownCorners,
  buttonCase: ['none', 'uppercase'],
  buttonWeight: [600, 500, 700],
  inputStyle: ['outlined', 'filled', 'underlined'],
  inputCorners: ownCorners,
  chipStyle: ['filled', 'outlined'],
  chipCorners: ownCorners,
  tabStyle: ['underline', 'pill', 'filled'],
  iconStroke: [2, 1.5, 1.75],
  motion: ['calm', 'none', 'lively'],
} as const

/** The choices by field. */
export type BrandChoices = typeof brandChoices

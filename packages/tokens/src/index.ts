export { type Brand, type ResolvedBrand, resolveBrand } from './brand/brand.ts'
export { brandChoices } from './brand/brand-choices.ts'
export { type ColorMap, resolveColors } from './brand/brand-colors.ts'
export { brandDocument, brandExtension, type DtcgGroup } from './brand/brand-document.ts'
export { brandExports } from './brand/brand-exports.ts'
export { brandStyle } from './brand/brand-style.ts'
export { type ContrastPair, contrastReport } from './brand/contrast-report.ts'
export { type FontDisplay, fontFaceStyle, fontFaces } from './brand/font-faces.ts'
export { type FontFamily, type FontId, fontFamilies } from './brand/font-family.ts'
export {
  layManufacturerTheme,
  type ManufacturerTheme,
  manufacturerThemes,
} from './brand/manufacturer-themes.ts'
export type { Surface } from './brand/purpose-colors.ts'
export {
  aureliaBrand,
  caravansBrand,
  harbourBrand,
  ironbarkBrand,
  referenceBrands,
  ridgelineBrand,
} from './brand/reference-brands.ts'
export { contrastRatio, luminance } from './color/contrast.ts'
export { createRamp, parseColor, type Ramp, type RampStep, toHex } from './color/ramp.ts'

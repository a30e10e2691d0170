export { type Brand, type ResolvedBrand, resolveBrand } from './brand/brand.ts'
export { brandChoices } from './brand/brand-choices.ts'
export { type ColorMap, resolveColors } from './brand/brand-colors.ts'
export { brandExtension, createBrandDocument, type DtcgGroup } from './brand/brand-document.ts'
export { createBrandExports } from './brand/brand-exports.ts'
export { listBrandReferences, listRampVariables } from './brand/brand-references.ts'
export { formatBrandStyle } from './brand/brand-style.ts'
export { type ContrastPair, createContrastReport } from './brand/contrast-report.ts'
export { listFixedVariables } from './brand/fixed-variables.ts'
export { type FontDisplay, formatFontFaceStyle, listFontFaces } from './brand/font-faces.ts'
export {
  type FontFamily,
  type FontFile,
  type FontId,
  fontFamilies,
  listFontFiles,
} from './brand/font-family.ts'
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
export { measureContrastRatio, measureLuminance } from './color/contrast.ts'
export { createRamp, parseColor, type Ramp, type RampStep, toHex } from './color/ramp.ts'

export { type OpenOutputsOptions, openOutputs } from './open-outputs.ts'
export { loadPrintFonts } from './print-fonts.ts'

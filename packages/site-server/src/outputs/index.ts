export { type OpenOutputsOptions, openOutputs } from './open-outputs.ts'
export { printFonts } from './print-fonts.ts'

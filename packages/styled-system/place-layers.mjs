export const placeLayers = (sheet) =>
  `@layer theme, base, forecourt, components, utilities;${sheet}`

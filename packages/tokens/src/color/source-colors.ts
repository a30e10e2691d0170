/** The colour each shipped ramp is made from; a dealer's brand replaces the first three. */
export const sourceColors = {
  brand: '#1d5fbf',
  accent: '#1d5fbf',
  neutral: 'oklch(0.55 0.02 255)',
  red: '#b3261e',
  green: '#0b7a43',
  amber: '#b45309',
  blue: '#0369a1',
} as const

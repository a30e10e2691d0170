const wholeKilometres = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/**
 * Odometer reading with separators, "5,595 km".
 * @param odometerKm kilometres, rounded to whole ones
 * Source: `SRCH-024`
 */
export function formatKm(odometerKm: number): string {
  return `${wholeKilometres.format(odometerKm)} km`
}

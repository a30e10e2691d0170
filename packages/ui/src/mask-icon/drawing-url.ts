/** Fill, colour of the lines and their width in units of the drawing. */
export interface DrawingStyle {
  fill?: string
  stroke?: string
  strokeWidth?: number
}

/** A path on 24 by 24 as an image for a style sheet, with round ends and corners. */
export function createDrawingUrl(path: string, style: DrawingStyle = {}): string {
  const { fill = 'none', stroke = '#000', strokeWidth = 2 } = style
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='${stroke}' stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}

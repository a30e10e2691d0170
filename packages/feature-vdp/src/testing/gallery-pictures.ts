import type { GalleryPicture } from '../model/index.ts'

const hues = [205, 150, 30, 265, 340, 95, 15, 190]

const drawing = (hue: number, number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="hsl(${hue} 35% 82%)"/><path d="M0 600h1200v200H0z" fill="hsl(${hue} 20% 62%)"/><path d="M210 560c10-70 70-90 150-100l110-90q20-16 46-16h230q30 0 50 20l90 90c70 8 120 24 132 96v30H210z" fill="hsl(${hue} 55% 38%)"/><circle cx="380" cy="590" r="62" fill="#222"/><circle cx="850" cy="590" r="62" fill="#222"/><text x="60" y="110" font-family="sans-serif" font-size="64" fill="hsl(${hue} 60% 22%)">View ${number}</text></svg>`

/** Drawn pictures for tests and stories; a car's own come from its feed. */
export const someGalleryPictures = (count: number): GalleryPicture[] =>
  Array.from({ length: count }, (_, index) => {
    const url = `data:image/svg+xml,${encodeURIComponent(drawing(hues[index % hues.length] ?? 205, index + 1))}`
    return { url, thumbUrl: url, alt: `2021 Mazda CX-5, picture ${index + 1} of ${count}` }
  })

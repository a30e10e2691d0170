import type { CarHotspots, CarVideo } from '@forecourt/stock/model'

const carShape = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  const long = 300 + 170 * Math.abs(Math.sin(radians))
  const shift = 60 * Math.sin(radians)
  const wheel = (side: number) =>
    `<circle cx="${600 + side * (long - 110) + shift * 0.2}" cy="560" r="64" fill="#14171b"/><circle cx="${600 + side * (long - 110) + shift * 0.2}" cy="560" r="38" fill="#aeb6bd"/>`
  return `<ellipse cx="600" cy="612" rx="${long + 40}" ry="36" fill="#20262c" fill-opacity=".35"/><path fill="#b3261e" d="M${600 - long} 560c-10-80 4-130 40-150l${long * 0.32}-22 60-96c14-20 40-30 70-30h${long * 0.5 + shift}c40 0 70 16 96 52l54 80c60 12 ${long * 0.2} 60 ${long * 0.2} 166z"/><path fill="#1b232b" d="m${600 - long * 0.36 + shift * 0.4} 384 46-80h${long * 0.62}l64 80z"/>${wheel(-1)}${wheel(1)}`
}

const frame = (number: number, count: number) => {
  const degrees = (number * 360) / count
  const spot = 600 + 420 * Math.sin((degrees * Math.PI) / 180)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><path fill="#dfe4e8" d="M0 0h1200v520H0z"/><path fill="#c3cbd2" d="M0 520h1200v280H0z"/><ellipse cx="600" cy="640" rx="520" ry="90" fill="#d3dae0"/><circle cx="${spot}" cy="${640 + 74 * Math.cos((degrees * Math.PI) / 180)}" r="9" fill="#7d8891"/>${carShape(degrees)}</svg>`
}

/** Drawn frames of a full turn for tests and stories; a spot on the turntable goes round with the car. */
export const someTurnFrames = (count = 36): string[] =>
  Array.from(
    { length: count },
    (_, number) => `data:image/svg+xml,${encodeURIComponent(frame(number, count))}`,
  )

const pillar = (x: number) => `<path fill="#23282e" d="M${x - 30} 180l20-90h20l20 90-6 340h-48z"/>`

const window = (x: number, width: number) =>
  `<path fill="#a9c9de" d="M${x} 470l14-270h${width - 28}l14 270z"/><path fill="#7f9a72" d="M${x + 3} 410h${width - 6}l3 60H${x}z"/>`

const seat = (x: number) =>
  `<rect x="${x}" y="430" width="150" height="300" rx="40" fill="#3a4149"/><rect x="${x + 35}" y="360" width="80" height="80" rx="24" fill="#444c55"/>`

/** A drawn interior all the way round, twice as wide as high: the dashboard in its middle. */
export const aPanorama = (): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1024" viewBox="0 0 2048 1024"><path fill="#cfd3d6" d="M0 0h2048v300H0z"/><path fill="#2b3036" d="M0 300h2048v724H0z"/>${window(760, 528)}${window(1370, 290)}${window(388, 290)}${window(1800, 210)}${window(38, 210)}${pillar(730)}${pillar(1318)}${pillar(1730)}${pillar(318)}<path fill="#1c2025" d="M700 470h648l60 150H640z"/><rect x="940" y="440" width="190" height="110" rx="12" fill="#0d1013"/><rect x="952" y="452" width="166" height="86" rx="6" fill="#33566e"/><circle cx="830" cy="600" r="92" fill="none" stroke="#15181c" stroke-width="26"/><circle cx="830" cy="600" r="30" fill="#15181c"/>${seat(560)}${seat(1340)}${seat(1860)}${seat(40)}<path fill="#17191c" d="M0 820h2048v204H0z"/></svg>`,
  )}`

/** A tow bar seen from behind and a badge seen from the front of a turn of 36, and the screen inside. */
export const someHotspots = (): CarHotspots => ({
  exterior: [
    {
      description: 'Tow bar with a 2,000 kg braked rating, fitted by us in March 2023',
      positions: [17, 18, 19].map((angle) => ({ angle, x: 50, y: 72 })),
    },
    {
      description: 'Front camera and parking sensors',
      positions: [35, 0, 1].map((angle, step) => ({ angle, x: 30 + 4 * step, y: 60 })),
    },
    {
      description: 'Four new tyres',
      positions: [0, 1, 2].map((angle) => ({ angle, x: 34, y: 70 })),
    },
  ],
  interior: [
    {
      description: '10.25 inch screen with Apple CarPlay',
      positions: [{ angle: 0, x: 50.5, y: 48 }],
    },
    {
      description: 'Child seat anchors on both outer seats',
      positions: [{ angle: 0, x: 4, y: 56 }],
    },
  ],
})

/** Videos of a car by address. */
export const someVideos = (...urls: string[]): CarVideo[] => urls.map((url) => ({ video: { url } }))

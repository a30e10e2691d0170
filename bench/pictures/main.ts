// CPU time of one picture that is not cached yet, from layers on disk to the file a browser gets,
// against its bar. Every body is developed cold once, then warm in another paint.
import { fileURLToPath } from 'node:url'
import { openDeveloper } from '../../packages/demo/src/pictures/develop.ts'
import {
  bodyKeys,
  settingKeys,
  type VehiclePicture,
} from '../../packages/demo/src/pictures/vehicle-picture.ts'

const layers = fileURLToPath(new URL('../../packages/demo/layers', import.meta.url))

/** Milliseconds of CPU an uncached card may take. */
const barMs = 150

const card = { width: 640, ratio: 3 / 2, quality: 75, format: 'webp' } as const
const developer = await openDeveloper(layers)

async function cpuMs(picture: VehiclePicture, width: number): Promise<number> {
  const before = process.cpuUsage()
  await developer.develop(picture, { ...card, width })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const pictures = bodyKeys.map((body, index): VehiclePicture => {
  const setting = settingKeys[index % settingKeys.length] ?? 'studio'
  return { setting, body, paint: 'red', view: 'front-left' }
})

// The first picture of a process also pays for compiling; it is not one of those measured.
await cpuMs({ setting: 'studio', body: 'suv', paint: 'white', view: 'rear' }, 640)
const cold: number[] = []
const warm: number[] = []
const wide: number[] = []
for (const picture of pictures) {
  cold.push(await cpuMs(picture, 640))
  warm.push(await cpuMs({ ...picture, paint: 'blue' }, 640))
  wide.push(await cpuMs({ ...picture, paint: 'blue' }, 1280))
}

const isMet = median(cold) < barMs
console.log(
  `card, nothing cached:        ${Math.round(median(cold))} ms CPU (bar ${barMs} ms, ${isMet ? 'met' : 'missed'})`,
)
console.log(`card, body seen before:      ${Math.round(median(warm))} ms CPU`)
console.log(`1,280 px, picture composed:  ${Math.round(median(wide))} ms CPU`)
process.exitCode = isMet ? 0 : 1

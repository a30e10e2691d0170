import { createSiteEngines } from '@forecourt/feature-search/adapters'
import { benchCars } from '../search/bench-cars.ts'

const DEALERS = 100

/** Megabytes in use after everything unused was let go. */
function usedMb(): number {
  const { gc } = globalThis as { gc?: () => void }
  if (!gc) throw new Error('[bench] expected node --expose-gc')
  gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/** Prints memory and time of the indexes of many dealers, and how many answers a change of one leaves. */
export async function measureIndexes(): Promise<void> {
  // None may be let go of while another is measured.
  const made = [createSiteEngines()]
  made[0]?.engineOf('first')
  for (const cars of [0, 200, 1000, 5000]) {
    const engines = createSiteEngines()
    made.push(engines)
    const dealers = Array.from(
      { length: cars > 1000 ? DEALERS / 10 : DEALERS },
      (_, at) => `d${at}`,
    )
    const before = usedMb()
    const startedMs = performance.now()
    for (const dealer of dealers) await engines.indexerOf(dealer).replaceAll(benchCars(cars))
    const buildMs = (performance.now() - startedMs) / dealers.length
    const mb = (usedMb() - before) / dealers.length
    for (const dealer of dealers) engines.engineOf(dealer).remember('question', 'answer')
    engines.engineOf('d0').remove('cars', '1')
    const left = dealers.filter((dealer) => engines.engineOf(dealer).recall('question')).length
    console.log(
      `index of ${String(cars).padStart(6)} cars    ${mb.toFixed(2).padStart(6)} MB, made in ${buildMs.toFixed(0)} ms; a change leaves ${left} of ${dealers.length} dealers their answers`,
    )
  }
}

import { describe, expect, it } from 'vitest'
import { crashDiskObstacle } from './crash-disk.ts'
import { runPowerCutJourney } from './power-cut-journey.ts'

const obstacle = crashDiskObstacle()
if (obstacle) console.log(`The power-cut test does not run on this machine: ${obstacle}.`)

describe.runIf(obstacle === null)('runPowerCutJourney', () => {
  it('loses no lead of the database', async () => {
    const audit = await runPowerCutJourney({ cuts: 2 })
    expect(audit.promised).toBeGreaterThanOrEqual(60)
    expect(audit).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, forged: 0 })
  }, 120_000)

  it('loses no lead of the spool', async () => {
    const audit = await runPowerCutJourney({ cuts: 1, isStoreAway: true })
    expect(audit.promised).toBeGreaterThanOrEqual(30)
    expect(audit).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, forged: 0 })
  }, 120_000)

  it('sees the loss when commits do not wait for the disk', async () => {
    const audit = await runPowerCutJourney({ cuts: 1, isCareless: true })
    expect(audit.lost).toBeGreaterThan(0)
  }, 120_000)
})

// npm run test:durability: thirty kills and ten power cuts under a stream of enquiries, in about two
// minutes. Ends with 1 when a promise was broken, or when the power-cut test could not see a broken one.
import { crashDiskObstacle } from './crash-disk.ts'
import { runKillJourney } from './kill-journey.ts'
import type { LeadAudit } from './lead-audit.ts'
import { runPowerCutJourney } from './power-cut-journey.ts'

const isComplete = ({ promised, lost, doubled, undelivered, forged }: LeadAudit) =>
  promised > 0 && lost + doubled + undelivered + forged === 0

let isGood = true
async function run(name: string, journey: () => Promise<LeadAudit>, isExpected = isComplete) {
  const startedAt = Date.now()
  const audit = await journey()
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  const isFine = isExpected(audit)
  isGood &&= isFine
  console.log(`${isFine ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`, audit)
}

await run('30 kills', () => runKillJourney(30))
const obstacle = crashDiskObstacle()
if (obstacle)
  console.log(`skipped  Power cuts: this machine cannot cut a disk's power, ${obstacle}.`)
else {
  await run('6 power cuts', () => runPowerCutJourney({ cuts: 6 }))
  await run('3 power cuts, leads in the spool', () =>
    runPowerCutJourney({ cuts: 3, isStoreAway: true }),
  )
  const hasLost = ({ lost }: LeadAudit) => lost > 0
  await run(
    '1 power cut with careless commits, which must lose leads',
    () => runPowerCutJourney({ cuts: 1, isCareless: true }),
    hasLost,
  )
}
process.exitCode = isGood ? 0 : 1

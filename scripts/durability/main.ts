// npm run test:durability: a hundred kills and twenty-odd restarts of PostgreSQL under a stream of every kind of lead,
// reservations and payments, a full disk, and ten power cuts. `-- short` does a few of each in some three minutes,
// `-- 30` thirty kills. The server is the built one, where there is one. Ends with 1 when a promise was broken, or
// when the power-cut test could not see a broken one.
import { existsSync } from 'node:fs'
import { countFaults } from './crash-audit.ts'
import { crashDiskObstacle } from './crash-disk.ts'
import { type CrashPlan, runCrashJourney } from './crash-journey.ts'
import type { LeadAudit } from './lead-audit.ts'
import { builtServer } from './lead-server-process.ts'
import { runPowerCutJourney } from './power-cut-journey.ts'

const [asked = '100'] = process.argv.slice(2)
const kills = asked === 'short' ? 6 : Number(asked)
if (!Number.isInteger(kills) || kills < 1)
  throw new Error(`"${asked}" is neither a number of kills nor "short"`)
const fewer = Math.max(2, Math.round(kills / 5))
const isBuilt = existsSync(builtServer)

const isComplete = ({ promised, lost, doubled, undelivered, forged }: LeadAudit) =>
  promised > 0 && lost + doubled + undelivered + forged === 0

let isGood = true
async function run<T>(name: string, journey: () => Promise<T>, isExpected: (result: T) => boolean) {
  const startedAt = Date.now()
  const result = await journey()
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  const isFine = isExpected(result)
  isGood &&= isFine
  console.log(`${isFine ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`, result)
}

/** A line for every ten rounds, some forty seconds. */
function tellProgress(done: number, rounds: number) {
  if (done % 10 === 0 && done < rounds) console.log(`        ${done} of ${rounds} rounds`)
}

const crash = (name: string, plan: CrashPlan) =>
  run(
    name,
    () => runCrashJourney({ ...plan, isBuilt, onRound: (done) => tellProgress(done, plan.rounds) }),
    ({ audit }) => Math.min(...Object.values(audit.promised)) > 0 && countFaults(audit) === 0,
  )

console.log(
  `The server is ${isBuilt ? builtServer : 'its source; npm run build makes the whole one'}.`,
)
await crash(`${kills} kills of the server, its database, and both`, {
  rounds: kills,
  what: 'in turn',
})
await crash(`${fewer} kills of a PostgreSQL elsewhere`, {
  rounds: fewer,
  what: 'database',
  isExternal: true,
})
const obstacle = crashDiskObstacle()
if (obstacle)
  console.log(
    `skipped  Full disk and power cuts: this machine cannot cut a disk's power, ${obstacle}.`,
  )
else {
  await crash('2 times a full disk', { rounds: 2, what: 'disk' })
  const cuts = asked === 'short' ? 2 : 6
  await run(`${cuts} power cuts`, () => runPowerCutJourney({ cuts }), isComplete)
  await run(
    `${cuts / 2} power cuts, leads in the spool`,
    () => runPowerCutJourney({ cuts: cuts / 2, isStoreAway: true }),
    isComplete,
  )
  await run(
    '1 power cut with careless commits, which must lose leads',
    () => runPowerCutJourney({ cuts: 1, isCareless: true }),
    ({ lost }) => lost > 0,
  )
}
process.exitCode = isGood ? 0 : 1

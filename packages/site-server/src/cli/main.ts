import { readEnv } from '../process/env.ts'
import { explainFailedStart } from '../process/failed-start.ts'
import { exitCodes } from './command.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

const printError = (text: string) => process.stderr.write(`${text}\n`)

try {
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    commands,
    env: readEnv(),
    print: (text) => process.stdout.write(`${text}\n`),
    printError,
    now: () => new Date(),
  })
} catch (error) {
  printError(explainFailedStart(error))
  process.exitCode = exitCodes.usage
}

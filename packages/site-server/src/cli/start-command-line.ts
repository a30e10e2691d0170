import { ignoreBrokenPipes } from '../process/broken-pipe.ts'
import { readEnv } from '../process/env.ts'
import { explainFailedStart } from '../process/failed-start.ts'
import type { SiteContent } from '../site-content.ts'
import { exitCodes } from './command.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

const printError = (text: string) => process.stderr.write(`${text}\n`)

/**
 * Runs the arguments of this process and sets its exit code.
 * @param content folders the app brings along. Default none
 */
export async function startCommandLine(content: SiteContent = {}): Promise<void> {
  ignoreBrokenPipes()
  try {
    process.exitCode = await runCommandLine(process.argv.slice(2), {
      commands,
      env: readEnv(process.env, content),
      print: (text) => process.stdout.write(`${text}\n`),
      printError,
      now: () => new Date(),
    })
  } catch (error) {
    printError(explainFailedStart(error))
    process.exitCode = exitCodes.usage
  }
}

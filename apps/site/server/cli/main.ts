import { readEnv } from '../env.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), {
  commands,
  env: readEnv(),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  now: () => new Date(),
})

export { startCommandLine } from './start-command-line.ts'

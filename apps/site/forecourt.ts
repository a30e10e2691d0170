import { startCommandLine } from '@forecourt/site-server/cli'
import { content } from './content.ts'

await startCommandLine(content)

import { join } from 'node:path'
import { root } from './dealer-file.ts'
import { dataFolder } from './journey.ts'

/**
 * Program, arguments and options of a process that runs a command beside a server, built as the server is.
 * @param data folder of the server's data and tenant files. Default the site under test
 */
export const createCommandLine = (
  args: readonly string[],
  data = dataFolder,
  env: Readonly<Record<string, string>> = {},
) =>
  [
    process.execPath,
    ['apps/site/forecourt.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        FORECOURT_DATA: data,
        FORECOURT_TENANTS: join(data, 'tenants'),
        ...env,
      },
    },
  ] as const

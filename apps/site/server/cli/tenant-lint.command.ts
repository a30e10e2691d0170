import { parseArgs } from 'node:util'
import { type LintReport, lintTenantDirectory } from '@forecourt/tenant-config/server'
import { type Command, exitCodes } from './command.ts'

/** Checks every tenant file (D-81). */
export const tenantLint: Command = {
  name: 'tenant lint',
  summary: 'Checks the tenant files: errors, contrast, licences, rates, legal risk.',
  usage: `
  ends with code 2 when a file has an error; warnings alone are fine`,
  run: async (args, { env, now, print }) => {
    parseArgs({ args, options: {} })
    const reports = await lintTenantDirectory(env.FORECOURT_TENANTS, now())
    print(reports.map(describeReport).join('\n'))
    const hasError = reports.some(({ findings }) =>
      findings.some(({ severity }) => severity === 'error'),
    )
    return hasError ? exitCodes.stopped : exitCodes.done
  },
}

function describeReport({ file, findings }: LintReport): string {
  if (findings.length === 0) return `${file}: in order`
  const lines = findings.map(({ severity, message }) => `  ${severity}: ${message}`)
  return [`${file}:`, ...lines].join('\n')
}

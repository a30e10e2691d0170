import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const run = (args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, ['--conditions=@forecourt/source', main, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })

describe('forecourt', () => {
  it.each([
    [
      { PORT: 'http' },
      'The environment cannot be used: PORT must be a whole number; correct it (the README of @forecourt/site-server lists the variables).\n',
    ],
    [{ FORECOURT_TENANTS: '/nowhere' }, '/nowhere cannot be used: no such file or directory.\n'],
  ])('says %j in one sentence and ends with 1', (env, sentence) => {
    const { status, stderr } = run(['tenant', 'lint'], env)
    expect({ status, stderr }).toEqual({ status: 1, stderr: sentence })
  })
})

#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { type Answers, type Ask, listNextSteps, readAnswers, usage } from './answers.ts'
import { createApp } from './create-app.ts'

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}

/** Reads the answers of a person at a terminal, or of the arguments alone. */
async function readPerson(args: readonly string[]): Promise<Answers | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return readAnswers(args, null)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask: Ask = async (question, fallback) => {
    const typed = await terminal.question(`${question}${fallback && ` (${fallback})`}: `)
    return typed.trim() || fallback
  }
  return readAnswers(args, ask).finally(() => terminal.close())
}

function install(folder: string): boolean {
  const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' } as const
  return spawnSync('npm', ['install'], options).status === 0
}

async function main(): Promise<void> {
  const answers = await readPerson(process.argv.slice(2))
  if (!answers) return print(usage)
  const created = await createApp(answers, fileURLToPath(new URL('template', import.meta.url)))
  if (!created.ok) return fail(created.reason)
  const { folder, id } = answers
  if (answers.install && !install(folder)) return fail(`npm install failed in ${folder}.`)
  print(`\n${folder} is made. Next:\n\n  ${listNextSteps(answers).join('\n  ')}\n`)
  print(`Then http://${id}.localhost:3000 answers. What to do next is in ${folder}/README.md.`)
}

await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))

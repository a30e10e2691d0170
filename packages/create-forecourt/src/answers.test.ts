import { describe, expect, it } from 'vitest'
import { type Ask, listNextSteps, readAnswers } from './answers.ts'

describe('readAnswers', () => {
  it('needs no more than a folder [PLUS-103]', async () => {
    expect(await readAnswers(['sites/northside-cars'], null)).toEqual({
      folder: 'sites/northside-cars',
      id: 'northside-cars',
      name: 'Northside Cars',
      state: 'nsw',
      hosts: [],
      install: false,
    })
  })

  it('takes everything from the arguments, and asks nothing then', async () => {
    const args = ['Mine', '--name', 'Mine & Co', '--state', 'VIC', '--host', 'www.mine.example']
    const ask: Ask = (question) => Promise.reject(new Error(question))
    expect(await readAnswers([...args, '--host', 'mine.example', '--install'], ask)).toEqual({
      folder: 'Mine',
      id: 'mine',
      name: 'Mine & Co',
      state: 'vic',
      hosts: ['www.mine.example', 'mine.example'],
      install: true,
    })
  })

  it('asks for the rest, with what stands in for no answer', async () => {
    const asked: string[] = []
    const ask: Ask = async (question, fallback) => {
      asked.push(question)
      return question === 'Folder' ? 'north side' : fallback
    }
    expect(await readAnswers([], ask)).toMatchObject({ id: 'north-side', name: 'North Side' })
    expect(asked).toEqual([
      'Folder',
      'Name of the dealer',
      'State',
      'Public host name, if there is one',
    ])
  })

  it('says that a folder is missing where nobody can be asked', async () => {
    await expect(readAnswers([], null)).rejects.toThrow(
      'Name the folder to make: npm create forecourt my-dealer',
    )
  })

  it('gives null to who wants help', async () => {
    expect(await readAnswers(['--help'], null)).toBeNull()
  })
})

describe('listNextSteps', () => {
  it.each([
    ['my-dealer', 'cd my-dealer'],
    ['../sites/My Dealer!', "cd '../sites/My Dealer!'"],
    ["Kim's Cars", String.raw`cd 'Kim'\''s Cars'`],
  ])('enters the folder %s', (folder, step) => {
    const answers = { folder, id: 'mine', name: 'Mine', state: 'nsw', hosts: [] } as const
    expect(listNextSteps({ ...answers, install: false })).toEqual([
      step,
      'npm install',
      'npm run dev',
    ])
    expect(listNextSteps({ ...answers, install: true })).toEqual([step, 'npm run dev'])
  })
})

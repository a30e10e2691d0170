import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLateComponent } from './index.ts'

const Name = ({ name }: { name: string }) => <b>{name}</b>

describe('createLateComponent', () => {
  it('shows its placeholder until its code is there, and then itself without a boundary', async () => {
    const { load, Late } = createLateComponent(async () => Name, <i>wait</i>)
    expect(renderToString(<Late name="Kim" />)).toContain('<i>wait</i>')
    await load()
    expect(renderToString(<Late name="Kim" />)).toBe('<b>Kim</b>')
  })

  it('fetches its code once, and again only after a failure', async () => {
    let calls = 0
    const { load } = createLateComponent(async () => {
      calls += 1
      if (calls === 1) throw new Error('offline')
      return Name
    })
    await expect(load()).rejects.toThrow('offline')
    await Promise.all([load(), load()])
    expect(await load()).toBe(Name)
    expect(calls).toBe(2)
  })
})

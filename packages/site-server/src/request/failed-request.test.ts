import { describe, expect, it } from 'vitest'
import { createFailedResponse, readFailureFields } from './failed-request.ts'

const request = (path: string, accept: string) =>
  new Request(`https://harbour.test${path}`, { headers: { accept } })

describe('createFailedResponse', () => {
  it.each([
    ['/api/leads', 'text/html'],
    ['/contact', '*/*'],
  ])('answers %s for %s with the error envelope', async (path, accept) => {
    const answer = createFailedResponse(request(path, accept))
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      error: 'An unexpected error occured',
      code: 'unexpected',
    })
  })

  it('answers a browser with a page that leads on', async () => {
    const answer = createFailedResponse(request('/contact', 'text/html,*/*'))
    expect(answer.status).toBe(500)
    const html = await answer.text()
    expect(html).toContain('<h1>Something went wrong on our side</h1>')
    expect(html).toContain('href="/"')
  })
})

describe('readFailureFields', () => {
  it('names the kind and the place, and nothing that was typed', () => {
    const error = new TypeError('insert failed: params Jane Citizen,\n at jane@example.com')
    const fields = readFailureFields(error)
    expect(fields.reason).toBe('TypeError')
    expect(fields.thrown_at[0]).toMatch(/failed-request\.test\.ts/)
    expect(JSON.stringify(fields)).not.toMatch(/Jane/)
    expect(readFailureFields('Jane')).toEqual({ reason: 'string', thrown_at: [] })
  })
})

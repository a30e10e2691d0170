import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { install, runIn, whileRunning, withNewFolder } from './partner-app.ts'

test('npm create forecourt makes an app that installs, builds, and shows cars [PLUS-103]', async ({
  page,
}) =>
  withNewFolder(async (folder) => {
    const app = join(folder, 'my-dealer')
    await test.step('npm create forecourt', async () => {
      const said = await runIn(folder, 'npm create --yes forecourt my-dealer')
      expect(said).toContain('my-dealer is made.')
      expect(existsSync(join(app, '.gitignore'))).toBe(true)
    })
    await test.step('npm install', () => install(app))
    await test.step('npm run typecheck', () => runIn(app, 'npm run typecheck'))
    await test.step('npm run build', () => runIn(app, 'npm run build'))
    expect(await runIn(app, 'npm run forecourt -- tenant lint')).toContain('in order')

    const ready = /ready: http:\/\/my-dealer\.localhost:(\d+)/
    const server = { folder: app, command: 'npm start', env: { PORT: '0' }, ready }
    await whileRunning(server, async ([, port]) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
      const at = (path: string) => `http://my-dealer.localhost:${port}${path}`

      expect((await page.goto(at('/')))?.status()).toBe(200)
      expect((await page.goto(at('/search')))?.status()).toBe(200)
      await expect(page.getByText('12 cars found')).toBeVisible()
      await page.getByLabel('Keyword').fill('HiLux')
      await page.keyboard.press('Enter')
      await expect(page.getByText('1 car found')).toBeVisible()
      await page
        .getByRole('link', { name: /2023 Toyota HiLux/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2023 Toyota HiLux')
      expect((await page.reload())?.status()).toBe(200)
      expect(faults).toEqual([])
    })
  }))

import type { Page } from '@playwright/test'
import { aContact, fillAsPerson, fillContact } from './enquiring.ts'
import { expect } from './journey.ts'

/** Opens a trade-in page as a person who takes their time. */
export async function openTradeIn(page: Page, address: string) {
  await fillAsPerson(page)
  await page.goto(address)
}

/** Looks a registration up, up to the page about its condition. */
export async function findCar(page: Page, rego: string) {
  await page.getByLabel('Registration').fill(rego)
  await page.getByRole('button', { name: 'Find my car' }).click()
  await expect(page.getByLabel('Kilometres')).toBeVisible()
}

/** Describes a Corolla by hand. */
export async function describeCar(page: Page, year: number) {
  await page.getByLabel('Make').fill('Toyota')
  await page.getByRole('textbox', { name: 'Model' }).fill('Corolla')
  await page.getByLabel('Build year').selectOption(String(year))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Kilometres')).toBeVisible()
}

/** Says that a car is good, where that is asked, and goes on to the details. */
export async function describeCondition(page: Page, km: string, isAsked = true) {
  await page.getByLabel('Kilometres').fill(km)
  if (isAsked)
    for (const name of [/^Good/, /^Complete/, /^No$/, /^Two/])
      await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First Name')).toBeVisible()
}

/** Gives the details; gives the email and the number. */
export async function giveDetails(page: Page, button = 'Show my offer') {
  const contact = await fillContact(page, aContact())
  await page.getByRole('button', { name: button }).click()
  return contact
}

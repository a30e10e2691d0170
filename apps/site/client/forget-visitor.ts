import { clearBrowserStorages } from '@forecourt/feature-leads/car-lists'

/** Clears what this browser remembers of a visitor whose account is deleted. */
export const forgetVisitor = (page: Document): void =>
  clearBrowserStorages(page.documentElement.dataset['tenant'] ?? '')

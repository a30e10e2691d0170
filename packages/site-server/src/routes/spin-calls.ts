import { randomInt } from 'node:crypto'
import { createSpinHandlers } from '@forecourt/feature-leads/server'
import { guardFloods } from './flood-guard.ts'
import type { CreateHandler } from './route.ts'

/** Spins of one network, in ten minutes; a person has one. */
const spinLimit = { events: 60, durationSeconds: 600, reason: 'code_rate' } as const

const fractions = 2 ** 47

const spin =
  (name: keyof ReturnType<typeof createSpinHandlers>): CreateHandler =>
  (ports) => {
    const { spins, signIn, enquiries, logger } = ports.deps
    const handlers = createSpinHandlers({
      store: spins,
      signIn: signIn.ports,
      random: () => randomInt(fractions) / fractions,
      onAccepted: enquiries.onAccepted,
      logger,
    })
    return guardFloods(ports, spinLimit, handlers[name])
  }

/** Spins the wheel for a script. */
export const spinByScript = spin('api')
/** Spins it for a form. */
export const spinByForm = spin('form')

import type { createEnquiryProps } from '@forecourt/feature-leads/server'

/** How the island of a form starts whose steps have addresses of their own on its page. */
export const startFormSteps = ({
  context,
}: Pick<ReturnType<typeof createEnquiryProps>, 'context'>) =>
  ({
    writesHistory: true,
    // The answers of further steps are stored in the tab, so that a step further on needs the code at once.
    starts: context.step ? 'load' : 'intent',
  }) as const

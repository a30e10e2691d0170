import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
  test: {
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
      '.storybook/**/*.test.ts',
    ],
    environment: 'node',
    // No test changes a module or the process, so files may share them.
    pool: 'threads',
    isolate: false,
    // One more than the two cores it is made for, because a file that starts processes waits for them: a
    // sixth less time.
    maxWorkers: 3,
    // Its modules lack the endings Node asks for; bundlers find them.
    server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
    // Limits, not waits: a busy machine may take long, and a condition that holds ends its wait.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../packages/ui/src/button/index.ts'
import { Foundation, FoundationSection, TokenName } from './foundation.tsx'
import { type ShownToken, tokensOf } from './token-list.ts'

/** Marks that cross their tracks together, each in its own time or along its own curve. */
function Race({
  tokens,
  transitionOf,
  label,
}: {
  tokens: readonly ShownToken[]
  transitionOf: (token: ShownToken) => string
  label: string
}) {
  const [isThere, setThere] = useState(false)
  return (
    <div className="foundation-race" data-there={isThere}>
      <Button variant="outline" size="sm" onClick={() => setThere(!isThere)}>
        {label}
      </Button>
      {tokens.map((token) => (
        <div key={token.name}>
          <TokenName name={token.name} value={token.value} description={token.description} />
          <div className="foundation-track">
            <div data-mark={token.name} style={{ transition: `inset ${transitionOf(token)}` }} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Layers() {
  const layers = tokensOf('zIndex').toReversed()
  return (
    <ol className="foundation-layers">
      {layers.map(({ name, value, description }, step) => (
        <li
          key={name}
          style={{ zIndex: layers.length - step, marginInlineStart: `${step / 2}rem` }}
        >
          <TokenName name={name} value={value} description={description} />
        </li>
      ))}
    </ol>
  )
}

function MotionPage() {
  return (
    <Foundation
      title="Motion and layers"
      lead="Motion is short and has a reason: it says where a thing came from and where it went. A dealer may choose no motion or a livelier pace; for a visitor who asked for less, marks jump."
    >
      <FoundationSection title="Durations">
        <Race
          label="Play durations"
          tokens={tokensOf('duration')}
          transitionOf={({ variable }) => `${variable} var(--easings-standard)`}
        />
      </FoundationSection>
      <FoundationSection title="Curves" note="All in 600 ms, so that only the curve differs.">
        <Race
          label="Play curves"
          tokens={tokensOf('easing')}
          transitionOf={({ variable }) => `600ms ${variable}`}
        />
      </FoundationSection>
      <FoundationSection title="Layers" note="From the front of the page to its back.">
        <Layers />
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Motion and layers',
  component: MotionPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MotionPage>

export default meta

/** Durations, curves and layers. */
export const Default: StoryObj<typeof meta> = {}

export const MarksJumpUnderReducedMotion: StoryObj<typeof meta> = {
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play curves' }))
    for (const mark of canvasElement.querySelectorAll('[data-mark]')) {
      await expect(getComputedStyle(mark).transitionDuration).toBe('0.001s')
    }
  },
}

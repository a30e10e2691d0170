import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { IconButton } from '../icon-button/index.ts'
import { createMaskIconClass, type MaskIconName } from './index.ts'
import { maskDrawings } from './mask-drawings.ts'

const names = Object.keys(maskDrawings) as MaskIconName[]

function MaskIcons() {
  return (
    <ul style={{ listStyle: 'none', padding: 0, display: 'grid', gap: 8 }}>
      {names.map((name) => (
        <li
          key={name}
          className={createMaskIconClass(name)}
          style={{ display: 'flex', gap: 8, alignItems: 'center' }}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}

const meta = { title: 'UI/Mask icon', component: MaskIcons } satisfies Meta<typeof MaskIcons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BeforeTheWords: Story = {
  name: 'An icon at the start stands before the words, as wide as it is told',
  render: () => (
    <p
      className={createMaskIconClass('phone', 'start')}
      style={{ display: 'inline-flex', gap: 8, '--icon-size': '32px' } as CSSProperties}
    >
      <span>07 7010 4400</span>
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('07 7010 4400').getBoundingClientRect()
    const [box] = canvasElement.getElementsByTagName('p')
    await expect(words.left - (box?.getBoundingClientRect().left ?? 0)).toBe(40)
    await expect(box?.textContent).toBe('07 7010 4400')
  },
}

export const OnAButton: Story = {
  name: 'A pressed heart is filled',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconButton label="Save" pressed={false} className={createMaskIconClass('heart')} />
      <IconButton label="Saved" pressed className={createMaskIconClass('heart')} />
    </div>
  ),
  play: async ({ canvas }) => {
    const drawingOf = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name })).getPropertyValue('--icon')
    await expect(drawingOf('Save')).toContain("fill='none'")
    await expect(drawingOf('Saved')).not.toContain("fill='none' stroke")
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../link/index.ts'
import { Video } from './video.tsx'
import { VideoEmbed } from './video-embed.tsx'

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><linearGradient id="s" x2="0" y2="1"><stop stop-color="#1c3a52"/><stop offset=".55" stop-color="#d98b5f"/><stop offset=".62" stop-color="#f3c98b"/></linearGradient><path fill="url(#s)" d="M0 0h960v350H0z"/><path fill="#2a2f33" d="M0 350h960v190H0z"/><path fill="#f3e6c8" d="M470 360h20l14 180h-48z"/><path fill="#101418" d="M0 350c120-46 210-60 300-22s160 30 240-8 280-70 420 14v20H0z"/></svg>',
)}`

const captions = {
  src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:04.000\nThe engine starts.\n')}`,
  language: 'en-AU',
  label: 'English',
}

const meta = {
  title: 'UI/Video',
  component: Video,
  args: {
    title: 'Walkaround: 2023 Toyota RAV4 Cruiser',
    poster,
    sources: [{ src: './walkaround.mp4', type: 'video/mp4' }],
    tracks: [captions],
    caption: <Link href="#transcript">Read the transcript</Link>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Video>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const embed = {
  title: 'Towing with the 2024 Ford Ranger',
  poster,
  provider: 'YouTube',
  watchHref: 'https://www.youtube.com/watch?v=a1B2c3D4-_e',
  embedSrc: 'about:blank#embedded-player',
}

export const Embedded: Story = { render: () => <VideoEmbed {...embed} /> }

export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <Video {...args} caption={undefined} ratio="4:3" />
      <Video {...args} caption={undefined} ratio="1:1" title="Square" />
      <VideoEmbed {...embed} ratio="9:16" />
    </div>
  ),
}

export const LongText: Story = {
  render: () => (
    <VideoEmbed
      {...embed}
      title="Anhängerzugvorrichtungsmontageanleitung: how we fit a tow bar, wire the trailer plug and set the brake controller"
    />
  ),
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
}

export const LoadsNothingBeforeItPlays: Story = {
  play: async ({ canvasElement }) => {
    const player = within(canvasElement).getByLabelText<HTMLVideoElement>(
      'Walkaround: 2023 Toyota RAV4 Cruiser',
    )
    await expect(player.preload).toBe('none')
    await expect(player.controls).toBe(false)
    await expect(player.networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING)
    await expect(
      within(canvasElement).getByRole('button', {
        name: 'Play video: Walkaround: 2023 Toyota RAV4 Cruiser',
      }),
    ).toBeVisible()
    const track = player.querySelector('track')
    await expect(track).toHaveAttribute('kind', 'captions')
    await expect(track).toHaveAttribute('srclang', 'en-AU')
    await expect(track?.default).toBe(true)
  },
}

export const APressHandsOverToTheBrowsersControls: Story = {
  args: { sources: [], onFirstPlay: fn() },
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const player = canvas.getByLabelText<HTMLVideoElement>(/Walkaround/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: /Play video/ })).toBeNull()
    await expect(player.controls).toBe(true)
    await expect(player).toHaveFocus()
    player.dispatchEvent(new Event('play'))
    player.dispatchEvent(new Event('play'))
    await expect(args.onFirstPlay).toHaveBeenCalledTimes(1)
  },
}

const onPlay = fn()

export const TheProviderLearnsNothingBeforeAPress: Story = {
  render: () => <VideoEmbed {...embed} onPlay={onPlay} />,
  play: async ({ canvasElement }) => {
    onPlay.mockClear()
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: /^Play video: Towing with the 2024 Ford Ranger/ })
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a1B2c3D4-_e')
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByText('Plays from YouTube, which may set cookies.')).toBeVisible()
    link.focus()
    await userEvent.keyboard('{Enter}')
    const frame = canvas.getByTitle('Towing with the 2024 Ford Ranger')
    await expect(frame).toHaveAttribute('src', 'about:blank#embedded-player')
    await expect(frame).toHaveFocus()
    await expect(onPlay).toHaveBeenCalledTimes(1)
  },
}

import { describe, expect, it } from 'vitest'
import { findEmbeddedVideo } from './embedded-video.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/a1B2c3D4-_e?autoplay=1&rel=0&playsinline=1'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

describe('findEmbeddedVideo', () => {
  it.each([
    ['https://www.youtube.com/watch?v=a1B2c3D4-_e&t=30', youtube],
    ['https://youtu.be/a1B2c3D4-_e?si=x', youtube],
    ['https://m.youtube.com/watch?v=a1B2c3D4-_e', youtube],
    ['https://www.youtube.com/shorts/a1B2c3D4-_e', youtube],
    ['https://www.youtube.com/embed/a1B2c3D4-_e', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871', vimeo],
    ['https://vimeo.com/channels/cars/76979871', vimeo],
  ])('plays %s without tracking cookies', (address, embedSrc) => {
    expect(findEmbeddedVideo(address)?.embedSrc).toBe(embedSrc)
  })

  it.each([
    '',
    'not an address',
    'http://www.youtube.com/watch?v=a1B2c3D4-_e',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@harbour',
    'https://youtube.com.example.test/watch?v=a1B2c3D4-_e',
    'https://example.test/embed/a1B2c3D4-_e',
    'https://vimeo.com/about',
    'javascript:alert(1)',
  ])('refuses %j', (address) => {
    expect(findEmbeddedVideo(address)).toBeNull()
  })
})

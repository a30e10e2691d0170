import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineIsland } from '../definition/define-island.ts'
import { Island, IslandsPage } from './island.tsx'
import { createIslandSlots } from './island-slots.ts'

interface GreetingProps {
  name: string
}

function Greeting({ name, greet = 'Hello' }: GreetingProps & { greet?: string }) {
  return <p id={useId()}>{`${greet} ${name}`}</p>
}

const greeting = defineIsland<GreetingProps, { greet: string }>({
  name: 'greeting',
  component: Greeting,
})

describe('Island', () => {
  it('renders the tree and the props it was made from', () => {
    const page = renderToString(<Island island={greeting} props={{ name: '<b>' }} />)
    expect(page).toMatch(/^<div data-island="greeting"><p id="[^"]+">Hello &lt;b&gt;<\/p><\/div>/)
    expect(page).toContain('data-island-props="greeting">{"name":"\\u003cb>"}</script>')
  })

  it('names no picture to fetch first that stands right behind it', () => {
    const picture = defineIsland<{ src: string }>({
      name: 'picture',
      component: ({ src }) => <img src={src} alt="" fetchPriority="high" />,
    })
    const page = renderToString(<Island island={picture} props={{ src: '/ute.avif' }} />)
    expect(page).toContain('<div data-island="picture"><img src="/ute.avif"')
    expect(page).not.toContain('preload')
  })

  it('gives ids of its own, whatever stands around it', () => {
    const alone = renderToString(<Island island={greeting} props={{ name: 'Kim' }} />)
    function Around() {
      const id = useId()
      return (
        <main id={id}>
          <Island island={greeting} props={{ name: 'Kim' }} />
          <Greeting name={id} />
        </main>
      )
    }
    const inside = renderToString(<Around />)
    expect(inside).toContain(alone)
    const [around, , after] = [...inside.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set([around, after]).size).toBe(2)
    expect(inside).toContain(`Hello ${around}`)
  })

  it('keeps props of the server out of the page', () => {
    const page = renderToString(
      <Island island={greeting} props={{ name: 'Kim' }} localProps={{ greet: 'Welcome' }} />,
    )
    expect(page).toContain('Welcome Kim')
    expect(page).not.toContain('greet"')
  })

  it('says when its code starts, and in which files it is, each folder once', () => {
    const manifest = {
      'islands/greeting.client.tsx': { file: 'assets/a.js', imports: ['_b.js'] },
      '_b.js': { file: 'assets/b.js', imports: ['islands/greeting.client.tsx', '_d.js'] },
      '_d.js': { file: 'd.js' },
      'islands/other.client.tsx': { file: 'assets/c.js' },
    }
    const page = renderToString(
      <IslandsPage manifest={manifest}>
        <Island island={greeting} props={{ name: 'Kim' }} starts="view" group="words" />
      </IslandsPage>,
    )
    expect(page).toContain('data-island-starts="view"')
    expect(page).toContain('data-island-group="words"')
    expect(page).toContain('data-island-files="/assets/a.js b.js /d.js"')
  })
})

describe('createIslandSlots', () => {
  it('takes islands out of a page and puts them back, whatever characters they hold', () => {
    const island = <Island island={greeting} props={{ name: '$& $1;' }} />
    const slots = createIslandSlots()
    const page = renderToString(<IslandsPage slots={slots}>{island}</IslandsPage>)
    expect(page).not.toContain('Hello')
    expect(slots.insert(page)).toBe(renderToString(island))
  })

  it('holds a whole page with what was taken out of it before', () => {
    const slots = createIslandSlots()
    const body = slots.hold(`<p>${slots.hold('one')}</p><p>${slots.hold('two; three')}</p>`)
    expect(slots.insert(`<body>${body}</body>`)).toBe('<body><p>one</p><p>two; three</p></body>')
  })

  it('leaves a page without islands as it is', () => {
    expect(createIslandSlots().insert('<p>plain</p>')).toBe('<p>plain</p>')
  })
})

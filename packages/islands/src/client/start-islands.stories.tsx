import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { defineIsland } from '../definition/define-island.ts'
import { hydrateIsland } from '../hydrate/hydrate-island.tsx'
import { Island } from '../server/island.tsx'
import { startIslands } from './start-islands.ts'

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  const [name, setName] = useState('')
  const [way, setWay] = useState('first')
  const [note, setNote] = useState('Is it still here?')
  return (
    <div>
      {/* A held press marks the button busy before React compares it. */}
      <button type="button" onClick={() => setCount(count + 1)} suppressHydrationWarning>
        Add
      </button>
      <label>
        Name
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <input
        type="range"
        aria-label="Count"
        step="any"
        max={100}
        value={count}
        onChange={() => undefined}
        onKeyDown={({ key }) => setCount(count + (key === 'ArrowRight' ? 10 : -10))}
      />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      {['first', 'second'].map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="way"
            checked={way === each}
            onChange={({ target }) => target.checked && setWay(each)}
          />
          {each}
        </label>
      ))}
      <output>{`${count} ${name}`.trim() + (way === 'first' ? '' : ` ${way}`)}</output>
    </div>
  )
}

const counter = defineIsland<{ start: number }>({ name: 'counter', component: Counter })

function Greeting() {
  const [name, setName] = useState('')
  return (
    <>
      <label>
        Name
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <output>Hello {name}</output>
    </>
  )
}

/** A part that React hydrates later than the island around it, and not all at once. */
function LongPage() {
  return (
    <Suspense>
      {Array.from({ length: 5000 }, (_, place) => (
        <i key={place} />
      ))}
      <Greeting />
    </Suspense>
  )
}

const longPage = defineIsland<{ start: number }>({ name: 'counter', component: LongPage })

/** A page as the server sends it. */
function Page({ island = counter }: { island?: typeof counter }) {
  const html = renderToString(<Island island={island} props={{ start: 3 }} />)
  // oxlint-disable-next-line react/no-danger -- rendered by React a line above
  return <main dangerouslySetInnerHTML={{ __html: html }} />
}

/** Code that arrives when `arrive` is called. */
function startSlowly(page: HTMLElement, island = counter) {
  const code = Promise.withResolvers<{ hydrate: ReturnType<typeof hydrateIsland> }>()
  let fetches = 0
  const load = () => {
    fetches += 1
    return code.promise
  }
  startIslands({ './islands/counter.client.ts': load }, page)
  return {
    arrive: () => code.resolve({ hydrate: hydrateIsland(island) }),
    fail: () => code.reject(new Error('offline')),
    fetches: () => fetches,
  }
}

/** A busy browser idles late; what waits for that starts after eight seconds in any case. */
const untilIdle = { timeout: 10_000 }

const islandIn = (page: HTMLElement) => page.querySelector('[data-island=counter]')

/** An island that starts with the first use of the page around it. */
function UsedPage() {
  const html = renderToString(<Island island={counter} props={{ start: 3 }} starts="use" />)
  return (
    <main>
      <h1>Sums</h1>
      <button type="button">Elsewhere</button>
      {/* oxlint-disable-next-line react/no-danger -- rendered by React a line above */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  )
}

/** Two islands of one group, and one of none. */
function GroupedPage() {
  const html = renderToString(
    <>
      <Island island={counter} props={{ start: 1 }} group="sums" />
      <Island island={counter} props={{ start: 2 }} group="sums" />
      <Island island={counter} props={{ start: 3 }} />
    </>,
  )
  // oxlint-disable-next-line react/no-danger -- rendered by React a line above
  return <main dangerouslySetInnerHTML={{ __html: html }} />
}

const meta = {
  title: 'Islands/Start',
  component: Page,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const AKeyOnASliderBeforeTheCodeIsHeldAndPlayedInOrder: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    const slider = canvas.getByRole('slider', { name: 'Count' })
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight'])
      await expect(fireEvent.keyDown(slider, { key })).toBe(false)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3/)
    code.arrive()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^23/))
  },
}

export const AChoiceBeforeTheCodeIsTold: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    await userEvent.click(canvas.getByText('second'))
    await expect(canvas.getByRole('radio', { name: 'second' })).toBeChecked()
    code.arrive()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 second$/))
    await expect(canvas.getByRole('radio', { name: 'second' })).toBeChecked()
  },
}

export const AChoiceBeforeTheScriptIsTold: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('second'))
    const code = startSlowly(canvasElement)
    code.arrive()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/second$/))
    await expect(canvas.getByLabelText('second')).toBeChecked()
  },
}

export const APressBeforeTheCodeIsHeldAndPlayedOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    const button = canvas.getByRole('button', { name: 'Add' })
    await expect(code.fetches()).toBe(0)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3/)
    code.arrive()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^4/))
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated')
    await userEvent.click(button)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^5/)
    await expect(code.fetches()).toBe(1)
  },
}

export const AFieldFocusedBeforeTheScriptStartsItsIsland: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByLabelText('Name').focus()
    const code = startSlowly(canvasElement)
    await expect(code.fetches()).toBe(1)
    code.arrive()
    await waitFor(() => expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated'))
  },
}

export const IslandsOfAGroupStartWithTheFirstThatIsReached: Story = {
  render: () => <GroupedPage />,
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    code.arrive()
    const [first, second, third] = canvasElement.querySelectorAll('[data-island]')
    await expect(code.fetches()).toBe(0)
    canvas.getAllByLabelText('Name')[1]?.focus()
    await waitFor(() => expect(second).toHaveAttribute('data-hydrated'))
    await waitFor(() => expect(first).toHaveAttribute('data-hydrated'), untilIdle)
    await expect(third).not.toHaveAttribute('data-hydrated')
    await expect(code.fetches()).toBe(2)
  },
}

export const AnIslandStartsWithTheFirstUseOfItsPage: Story = {
  render: () => <UsedPage />,
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    code.arrive()
    const heading = canvas.getByRole('heading', { name: 'Sums' })
    // What a browser tells of a pointer that lies where the page appears.
    await fireEvent.pointerOver(heading)
    await fireEvent.pointerMove(heading, { movementX: 0, movementY: 0 })
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    await expect(code.fetches()).toBe(0)
    await fireEvent.pointerMove(heading, { movementX: 0, movementY: 1 })
    await waitFor(() => expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated'), untilIdle)
    await expect(code.fetches()).toBe(1)
  },
}

export const AFocusBeforeTheScriptIsAUseOfThePage: Story = {
  render: () => <UsedPage />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Elsewhere' }).focus()
    const code = startSlowly(canvasElement)
    code.arrive()
    await waitFor(() => expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated'), untilIdle)
  },
}

export const WhatIsTypedBeforeTheCodeIsKept: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    await userEvent.type(canvas.getByLabelText('Name'), 'Kim')
    code.arrive()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 Kim'))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Kim')
  },
}

export const WhatIsTypedBeforeItsPartHydratesIsKept: Story = {
  args: { island: longPage },
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement, longPage)
    await userEvent.type(canvas.getByLabelText('Name'), 'Kim')
    code.arrive()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Hello Kim'))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Kim')
  },
}

export const WhatIsSelectedBeforeTheCodeStaysSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    const note = canvas.getByLabelText<HTMLTextAreaElement>('Note')
    note.focus()
    // The browser says so a moment later.
    const selected = new Promise((resolve) => {
      note.addEventListener('select', resolve, { once: true })
    })
    note.setSelectionRange(3, 11)
    await selected
    code.arrive()
    await waitFor(() => expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated'))
    await expect([note.selectionStart, note.selectionEnd]).toEqual([3, 11])
    await userEvent.keyboard('he')
    await expect(note).toHaveValue('Is he here?')
  },
}

/** Runs something between any two tasks of the page from now on; gives the function that ends it. */
function runInEachTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    run()
    port2.postMessage(null)
  })
  port1.start()
  port2.postMessage(null)
  return () => port1.close()
}

/** A form so long that React renders it in several tasks, of which the first ends behind the text area. */
function LongForm({ start }: { start: number }) {
  const parts = Array.from({ length: 4 }, (_, index) => index)
  return (
    <>
      <Counter start={start} />
      {parts.map((part) => (
        <SlowPart key={part} />
      ))}
    </>
  )
}

/** Keeps the browser busy for longer than React lets it wait. */
function stayBusy(): void {
  const end = performance.now() + 10
  while (performance.now() < end);
}

function SlowPart() {
  stayBusy()
  return <hr />
}

const longForm = defineIsland<{ start: number }>({ name: 'counter', component: LongForm })

export const WhatIsSelectedAsTheCodeTakesOverStaysSelected: Story = {
  render: () => <Page island={longForm} />,
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement, longForm)
    const note = canvas.getByLabelText<HTMLTextAreaElement>('Note')
    note.focus()
    code.arrive()
    // The browser tells of it only after React has written the text.
    note.setSelectionRange(3, 11)
    const selections = new Set<string>()
    const stopLooking = runInEachTask(() =>
      selections.add(`${note.selectionStart} to ${note.selectionEnd}`),
    )
    await waitFor(() => expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated'))
    stopLooking()
    // A key between two tasks would take the place of what is selected then.
    await expect([...selections]).toEqual(['3 to 11'])
  },
}

/** Code that is there already, and takes over before the browser tells of a selection. */
const atOnce = { './islands/counter.client.ts': async () => ({ hydrate: async () => undefined }) }

export const WhatIsSelectedWithTheFocusStaysSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    startIslands(atOnce, canvasElement)
    const note = canvas.getByLabelText<HTMLTextAreaElement>('Note')
    note.select()
    await waitFor(() => expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated'))
    await expect([note.selectionStart, note.selectionEnd]).toEqual([0, 17])
  },
}

export const ACaretPlacedWithTheFocusStays: Story = {
  play: async ({ canvas, canvasElement }) => {
    startIslands(atOnce, canvasElement)
    const note = canvas.getByLabelText<HTMLTextAreaElement>('Note')
    // As a press does: the caret comes to stand where it was, behind the focus.
    note.focus()
    note.setSelectionRange(3, 3)
    await waitFor(() => expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated'))
    await expect([note.selectionStart, note.selectionEnd]).toEqual([3, 3])
  },
}

export const CodeAskedForOfflineIsAskedForAgain: Story = {
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ canvas, canvasElement }) => {
    const fetches: PromiseWithResolvers<{ hydrate: ReturnType<typeof hydrateIsland> }>[] = []
    const load = () => {
      const fetched = Promise.withResolvers<{ hydrate: ReturnType<typeof hydrateIsland> }>()
      fetches.push(fetched)
      return fetched.promise
    }
    startIslands({ './islands/counter.client.ts': load }, canvasElement)
    let isOnline = false
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
    await fireEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(fetches).toHaveLength(1)
    // The connection is back before the browser tells that the fetch failed.
    isOnline = true
    fetches[0]?.reject(new Error('offline'))
    await waitFor(() => expect(fetches).toHaveLength(2))
    fetches[1]?.resolve({ hydrate: hydrateIsland(counter) })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^4/))
  },
}

/** Lets the console report a failure to nobody; gives the function that ends it. */
function silenceErrors(): () => void {
  const { error } = console
  console.error = () => undefined
  return () => {
    console.error = error
  }
}

export const CodeThatDoesNotComeGivesThePressBack: Story = {
  beforeEach: silenceErrors,
  play: async ({ canvas, canvasElement }) => {
    const code = startSlowly(canvasElement)
    const button = canvas.getByRole('button', { name: 'Add' })
    let pressesOfThePage = 0
    canvasElement.addEventListener('click', () => (pressesOfThePage += 1))
    await fireEvent.click(button)
    await expect(pressesOfThePage).toBe(0)
    code.fail()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await waitFor(() => expect(pressesOfThePage).toBe(1))
    await expect(islandIn(canvasElement)).not.toHaveAttribute('data-hydrated')
  },
}

export const CodeThatDidNotComeIsAskedForAtTheNextPress: Story = {
  beforeEach: silenceErrors,
  play: async ({ canvas, canvasElement }) => {
    let fetches = 0
    const load = async () => {
      fetches += 1
      if (fetches === 1) throw new Error('reset')
      return { hydrate: hydrateIsland(counter) }
    }
    startIslands({ './islands/counter.client.ts': load }, canvasElement)
    const button = canvas.getByRole('button', { name: 'Add' })
    await fireEvent.input(canvas.getByLabelText('Name'), { target: { value: 'Ann' } })
    await fireEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3$/)
    await waitFor(async () => {
      await fireEvent.click(button)
      await expect(canvas.getByRole('status')).toHaveTextContent(/^[4-9]\d* Ann$/)
    })
    await expect(islandIn(canvasElement)).toHaveAttribute('data-hydrated')
  },
}

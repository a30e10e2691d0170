process.env.NODE_ENV = 'production'
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')

/** Elements of one line: four, two of them with text. */
function Line({ at }) {
  return createElement(
    'li',
    { className: 'line' },
    createElement(
      'a',
      { className: 'link', href: `/cars/${at}` },
      createElement('span', { className: 'name' }, `Car ${at}`),
    ),
    createElement('span', { className: 'price' }, `$${at}`),
  )
}

const pageOf = (elements) =>
  createElement(
    'ul',
    null,
    Array.from({ length: Math.round(elements / 4) }, (_, at) =>
      createElement(Line, { key: at, at }),
    ),
  )

function renderFor(milliseconds, elements) {
  const until = performance.now() + milliseconds
  const before = process.threadCpuUsage()
  let pages = 0
  while (performance.now() < until) {
    renderToString(pageOf(elements))
    pages += 1
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / pages
}

let isWarm = false

/** CPU milliseconds plain React needs for a page of so many elements. */
export function measurePlainReact(elements, milliseconds) {
  if (!isWarm) renderFor(3000, elements)
  isWarm = true
  return renderFor(milliseconds, elements)
}

/** Addresses of each kind: enough that no cache of the server's, or of V8's, makes them one. */
const COUNT = 150

/** Bars of docs/architecture.md: elements, kB of HTML, and CPU against plain React of as many elements. */
const bars = {
  search: { elements: 1350, kilobytes: 130, timesReact: 4 },
  vehicle: { elements: 900, kilobytes: 95, timesReact: 6 },
  home: { elements: 1100, kilobytes: 100 },
  contact: { elements: 900 },
}

const dealers = ['harbour', 'ridgeline', 'ironbark', 'aurelia', 'caravans'].map(
  (id) => `${id}.localhost`,
)

const harbour = (path) => ({ host: 'harbour.localhost', path })

async function listCars(ask) {
  const cars = new Set()
  for (let page = 1; cars.size < COUNT; page += 1) {
    const { body } = await ask(harbour(`/search/used-cars${page > 1 ? `?page=${page}` : ''}`))
    const before = cars.size
    for (const [, path] of body.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)) cars.add(path)
    if (cars.size === before) throw new Error(`only ${before} cars were found`)
  }
  return [...cars].slice(0, COUNT)
}

/** Kinds of pages with their addresses and bars. `ask` gives an answer with its body as text. */
export async function listPageKinds(ask) {
  const cars = await listCars(ask)
  const numbers = Array.from({ length: COUNT }, (_, at) => at)
  return [
    {
      name: 'search',
      bar: bars.search,
      addresses: numbers.map((at) => harbour(`/search/used-cars?price=5000:${60_000 + at * 1000}`)),
    },
    { name: 'vehicle', bar: bars.vehicle, addresses: cars.map(harbour) },
    {
      name: 'home',
      bar: bars.home,
      addresses: numbers.map((at) => ({
        host: dealers[at % dealers.length],
        path: `/?visit=${at}`,
      })),
    },
    {
      name: 'contact',
      bar: bars.contact,
      isPrivate: true,
      addresses: numbers.map((at) => ({
        host: dealers[at % dealers.length],
        path: `/contact?visit=${at}`,
      })),
    },
  ]
}

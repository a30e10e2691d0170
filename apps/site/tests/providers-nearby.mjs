// Loaded before the server of a journey: what it asks of other hosts goes to one on this machine.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const nearby = new URL(process.env.FORECOURT_NEARBY ?? '')

/** The address here that stands for one elsewhere: its host is the first part of the path. */
const placeOf = ({ host, pathname, search }) => new URL(`/${host}${pathname}${search}`, nearby)

const { fetch } = globalThis
globalThis.fetch = (input, options) => {
  const address = new URL(input instanceof Request ? input.url : input)
  return fetch(address.protocol === 'https:' ? placeOf(address) : input, options)
}

https.request = ({ agent: _ofHttps, hostname, path, ...options }, onAnswer) => {
  const place = placeOf(new URL(path, `https://${hostname}`))
  return http.request(place, { ...options, port: place.port }, onAnswer)
}
syncBuiltinESMExports()

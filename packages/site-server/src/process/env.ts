import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { createProxyList, isAddressRange } from '../request/proxy-list.ts'
import { StartError } from './failed-start.ts'
import { searchLimitSettings } from './limit-settings.ts'

const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
)
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
)

const splitList = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Read here once, so that a wrong address stops the start and not the first request. */
const trustedProxies = v.pipe(
  v.string(),
  v.check(
    (list) => splitList(list).every(isAddressRange),
    'must be addresses or ranges like 10.0.0.0/8',
  ),
  v.transform((list) => createProxyList(splitList(list))),
)

const isDatabaseAddress = (text: string) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)

const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'must be an address like https://example.com',
  ),
)

/** `photos.dealer.example=http://10.0.0.5:8080`, commas between, as a map of hosts to origins. */
const photoOrigins = v.pipe(
  v.string(),
  v.transform((list) => splitList(list).map((pair) => pair.split('='))),
  v.check(
    (pairs) => pairs.every(([host, origin = '']) => host && /^https?:\/\/[^/]+$/.test(origin)),
    'must be hosts and origins like photos.dealer.example=http://10.0.0.5:8080',
  ),
  v.transform((pairs) => new Map(pairs.map(([host = '', origin = '']) => [host, origin]))),
)

const envSchema = v.object({
  /** TCP port of the server; 0 takes one that is free, which the first line printed names. */
  PORT: v.optional(v.pipe(wholeNumber, v.maxValue(65_535, 'must be 65535 or less')), '3000'),
  /** Address the server listens on; without it every address of the machine. */
  HOST: v.optional(v.string()),
  /** Seconds a connection may wait for its next request. */
  FORECOURT_KEEP_ALIVE_SECONDS: v.optional(
    v.pipe(
      wholeNumber,
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(3600, 'must be 3600 or less'),
    ),
    '65',
  ),
  /** Production switches off `?site=` and `x-site-id`. A built server is always in it. */
  NODE_ENV: v.optional(v.string(), 'development'),
  /** A PostgreSQL of your own; without it the embedded one is started. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isDatabaseAddress, 'must be an address like postgres://user:password@host:5432/name'),
    ),
  ),
  /** How long a start waits for the database of DATABASE_URL to answer, in seconds. */
  FORECOURT_DATABASE_WAIT_SECONDS: v.optional(wholeNumber, '60'),
  /** Folder of everything the server writes: embedded database, spooled leads, pictures. Relative to the project. */
  FORECOURT_DATA: v.optional(v.string(), '.data'),
  /** Folder of the tenant files, relative to the project; without it the one the app brings along. */
  FORECOURT_TENANTS: v.optional(v.string()),
  /** Imports the stock the app brings along, such as the demo's, into sites that have none yet. */
  FORECOURT_DEMO_STOCK: v.optional(flag, '1'),
  /** Comma-separated addresses, or ranges such as `10.0.0.0/8`, of proxies whose `X-Forwarded-*` headers are believed. */
  FORECOURT_TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  /** Key of the Google Geocoding API; without it postcodes are found in the table that comes along. */
  FORECOURT_GOOGLE_MAPS_KEY: v.optional(v.string()),
  /** Mail server for leads by email, `smtps://user:password@mail.example.com`; without it none are sent. */
  FORECOURT_SMTP_URL: v.optional(v.string()),
  /** Who such mail is from, `Harbour Motors <leads@harbour.example>`. */
  FORECOURT_MAIL_FROM: v.optional(v.string()),
  /** Account, secret and sender of a text message service in the protocol of Twilio; without all three none. */
  FORECOURT_SMS_ACCOUNT: v.optional(v.string()),
  FORECOURT_SMS_TOKEN: v.optional(v.string()),
  FORECOURT_SMS_FROM: v.optional(v.string()),
  /** Address of that service. */
  FORECOURT_SMS_URL: v.optional(webAddress, 'https://api.twilio.com'),
  /** Project and publishable key of a Supabase that makes and checks the codes of sign-in. */
  FORECOURT_SUPABASE_URL: v.optional(webAddress),
  FORECOURT_SUPABASE_KEY: v.optional(v.string()),
  /** Secret key of a Stripe account that takes the deposits of cars that name `stripe`; without it none does. */
  FORECOURT_STRIPE_KEY: v.optional(v.string()),
  /** Signing secrets of the account's webhook endpoints, commas between; without one no event is taken. */
  FORECOURT_STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.transform(splitList))),
  /** Address of another service of its protocol. */
  FORECOURT_STRIPE_URL: v.optional(webAddress, 'https://api.stripe.com'),
  /** Shows text messages and emails at `/__dev/inbox` where nothing sends them; default outside production only. */
  FORECOURT_DEV_INBOX: v.optional(flag),
  /** Processes that share the dealers among them; 1 serves all in one. */
  FORECOURT_WORKERS: v.optional(
    v.pipe(wholeNumber, v.minValue(1, 'must be 1 or more'), v.maxValue(64, 'must be 64 or less')),
    '1',
  ),
  /** TCP port of its own for `/metrics`; 0 takes a free one. Without it there is no such port. */
  FORECOURT_METRICS_PORT: v.optional(
    v.pipe(wholeNumber, v.maxValue(65_535, 'must be 65535 or less')),
  ),
  /** Address that port listens at; only programs of this machine reach the default. */
  FORECOURT_METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Serves `/metrics` on the port of the site as well, to who brings this bearer token. */
  FORECOURT_METRICS_TOKEN: v.optional(v.string()),
  /** Most megabytes of pictures kept on disk in every size that was asked for; the oldest make room. */
  FORECOURT_PICTURE_CACHE_MB: v.optional(
    v.pipe(wholeNumber, v.minValue(1, 'must be 1 or more')),
    '512',
  ),
  /** Where photos of a dealer's host are fetched instead of there, such as inside your own network. */
  FORECOURT_PHOTO_ORIGINS: v.optional(photoOrigins, ''),
  /** Off switches the in-process cache of anonymous pages off. */
  FORECOURT_HTML_CACHE: v.optional(flag, '1'),
  ...searchLimitSettings,
  /** Most megabytes of compressed pages that cache holds, of all sites together. */
  FORECOURT_HTML_CACHE_MB: v.optional(
    v.pipe(wholeNumber, v.minValue(1, 'must be 1 or more')),
    '256',
  ),
})

/** Settings of this process, folders as absolute paths. */
export type Env = v.InferOutput<typeof envSchema> & {
  FORECOURT_TENANTS: string
  isProduction: boolean
  /** Folder of the built scripts and styles. */
  builtClient: string
}

/** The nearest folder from `start` upwards that is a project of its own, with workspaces or without. */
function projectFolder(start: string): string {
  const folders = foldersUpwards(start).filter((folder) => existsSync(join(folder, 'package.json')))
  return folders.find(hasWorkspaces) ?? folders[0] ?? start
}

function foldersUpwards(start: string): string[] {
  const parent = dirname(start)
  return parent === start ? [start] : [start, ...foldersUpwards(parent)]
}

const hasWorkspaces = (folder: string) =>
  'workspaces' in (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object)

/**
 * Reads and checks the environment. The only reader of `process.env` in the site, save `readSecret`.
 * @param content the app's own folders, relative to the project: of tenant files, used where
 *   FORECOURT_TENANTS names none (default `tenants`), and of built scripts and styles (`dist/client`);
 *   `isProduction` is true of a built server, which no variable takes out of production
 * @throws StartError naming each variable that cannot be used and why
 */
export function readEnv(
  variables: Record<string, string | undefined> = process.env,
  {
    tenants = 'tenants',
    client = 'dist/client',
    isProduction = false,
  }: { tenants?: string; client?: string; isProduction?: boolean } = {},
): Env {
  const result = v.safeParse(envSchema, variables)
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new StartError(
      `The environment cannot be used: ${problems.join(', and ')}; correct it (the README of @forecourt/site-server lists the variables).`,
    )
  }
  const project = projectFolder(process.cwd())
  return {
    ...result.output,
    FORECOURT_DATA: resolve(project, result.output.FORECOURT_DATA),
    FORECOURT_TENANTS: resolve(project, result.output.FORECOURT_TENANTS ?? tenants),
    isProduction: isProduction || result.output.NODE_ENV === 'production',
    builtClient: resolve(project, client),
  }
}

/** A secret a tenant file names (`secretEnv`); undefined when the environment lacks it. */
export function readSecret(name: string): string | undefined {
  return process.env[name]
}

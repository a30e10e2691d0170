import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadSpool, SpooledLead } from '../model/lead-spool.ts'
import type { StoredLead } from '../model/lead-store.ts'
import { isFromPerson, namesPerson, type Person } from '../model/person.ts'
import { hasSameContent } from '../model/sending-content.ts'
import type { LeadsLogger } from './leads-logger.ts'

/** Folder of the spool in the data folder of a server. */
export const resolveLeadSpoolFolder = (dataFolder: string): string => join(dataFolder, 'lead-spool')

/**
 * Spool in a folder of one file a lead. A file is written under another name, flushed, and then
 * linked to the name its key gives it, so that a name always stands for a whole lead and two
 * sendings of one key are one file; the folder is flushed before `put` answers.
 * @param directory made if missing; holds personal data and is readable by its owner only
 */
export async function openLeadSpool(directory: string, logger: LeadsLogger): Promise<LeadSpool> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return {
    put: (lead) => putLead(directory, lead),
    count: async () => (await readdir(directory)).filter((name) => name.endsWith(ending)).length,
    list: (limit) => listLeads(directory, limit, logger),
    remove: async ({ siteId, entry }) => {
      await unlink(pathOf(directory, siteId, entry.lead.idempotency_key)).catch(ignoreMissing)
    },
  }
}

const ending = '.lead.json'

function pathOf(directory: string, siteId: string, key: string): string {
  const name = createHash('sha256')
    .update(JSON.stringify([siteId, key]))
    .digest('hex')
  return join(directory, `${name}${ending}`)
}

async function putLead(directory: string, lead: SpooledLead): Promise<StoredLead> {
  const path = pathOf(directory, lead.siteId, lead.entry.lead.idempotency_key)
  const draft = join(directory, `${randomUUID()}.draft`)
  try {
    await writeFlushed(draft, JSON.stringify(lead))
    const isNew = await linkUnlessThere(draft, path)
    await flushDirectory(directory)
    const first = (await readLead(path)).entry.lead
    const isConflict = !hasSameContent(first.payload, lead.entry.lead.payload)
    return { leadId: first.id, isNew, ...(isConflict && { isConflict }) }
  } finally {
    await unlink(draft).catch(ignoreMissing)
  }
}

/** Gives a file a second name; false when that name is taken. */
async function linkUnlessThere(file: string, path: string): Promise<boolean> {
  try {
    await link(file, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

async function writeFlushed(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readLead(path: string): Promise<SpooledLead> {
  return JSON.parse(await readFile(path, 'utf8')) as SpooledLead
}

async function listLeads(
  directory: string,
  limit: number,
  logger: LeadsLogger,
): Promise<SpooledLead[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(ending))
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      return {
        path,
        writtenMs: await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      }
    }),
  )
  const oldest = found.toSorted((a, b) => a.writtenMs - b.writtenMs).slice(0, limit)
  const leads = await Promise.all(oldest.map(({ path }) => readOrSetAside(path, logger)))
  return leads.filter((lead) => lead !== null)
}

/** A file that a hand or a dying disk has spoilt must not hold up the others. */
async function readOrSetAside(path: string, logger: LeadsLogger): Promise<SpooledLead | null> {
  try {
    return await readLead(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    logger.error('A spooled lead cannot be read and is set aside', { path: `${path}.unreadable` })
    await rename(path, `${path}.unreadable`)
    return null
  }
}

/**
 * Removes a person's waiting leads, and files set aside or left half written that name them.
 * @returns how many files were removed; a folder that is not there holds none
 * Source: `PLUS-094`
 */
export async function removePersonFromSpool(
  directory: string,
  person: Person,
  siteId?: string,
): Promise<number> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    ignoreMissing(error)
    return []
  })
  let removed = 0
  for (const name of names) {
    const path = join(directory, name)
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      ignoreMissing(error)
      return ''
    })
    if (!holdsPerson(text, person, siteId)) continue
    await unlink(path).catch(ignoreMissing)
    removed += 1
  }
  if (removed > 0) await flushDirectory(directory)
  return removed
}

/** A file that cannot be read as a lead names its site nowhere for sure; it goes if it names the person. */
function holdsPerson(text: string, person: Person, siteId?: string): boolean {
  try {
    const lead = JSON.parse(text) as SpooledLead
    const isOfSite = siteId === undefined || lead.siteId === siteId
    return isOfSite && isFromPerson(lead.entry.lead.payload, person)
  } catch {
    return namesPerson(text, person)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

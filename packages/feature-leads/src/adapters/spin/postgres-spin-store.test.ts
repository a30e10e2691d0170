import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createTestDatabase } from '@forecourt/database/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aLeadEntry } from '../../testing/index.ts'
import { createPostgresLeadStore } from '../postgres-lead-store.ts'
import { createPostgresSignInStore } from '../sign-in/postgres-sign-in-store.ts'
import { createPostgresSpinStore } from './postgres-spin-store.ts'
import { spinStoreContract } from './spin-store.contract.ts'

spinStoreContract('createPostgresSpinStore', async () => {
  const database = await createTestDatabase()
  return {
    store: createPostgresSpinStore(database),
    leads: createPostgresLeadStore(database),
    close: () => database.close(),
  }
})

const ann = { phone: '0412345678', name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com' }
const now = new Date('2026-11-24T01:00:00.000Z')
const spin = { campaign: 'summer', prize: { id: 'mats', label: 'Mats', text: '' }, spunAt: now }

async function open() {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  return {
    database,
    store: createPostgresSpinStore(database),
    signIns: createPostgresSignInStore(database),
  }
}

describe('createPostgresSpinStore', () => {
  it('knows whoever comes back after their account was deleted, without their number [D-65]', async () => {
    const { database, store, signIns } = await open()
    const first = await signIns.putContact('harbour', ann, now)
    await store.takeSpin('harbour', ann.phone, spin, aLeadEntry())
    expect(await signIns.removeContact('harbour', first.id)).toBe(true)
    const second = await signIns.putContact('harbour', ann, now)
    expect(second.id).not.toBe(first.id)
    const other = { ...spin, prize: { ...spin.prize, id: 'service' } }
    const again = await store.takeSpin('harbour', second.phone, other, aLeadEntry())
    expect(again).toEqual({ spin, isNew: false })
    const [row] = await database.queryAsOwner('select row_to_json(s)::text as text from spins s')
    expect(String(row?.['text'])).toMatch(/"spinner":"[0-9a-f]{64}"/)
    expect(String(row?.['text'])).not.toMatch(new RegExp(`412345678|${first.id}|${second.id}`))
  })

  it('gives one phone another digest at each site', async () => {
    const { database, store } = await open()
    await store.takeSpin('harbour', ann.phone, spin, aLeadEntry())
    await store.takeSpin('ridgeline', ann.phone, spin, aLeadEntry())
    expect(await database.queryAsOwner('select distinct spinner from spins')).toHaveLength(2)
  })

  it('knows the spins of people from before the migration, whoever owns the tables', async () => {
    const { database, store, signIns } = await open()
    const { id } = await signIns.putContact('harbour', ann, now)
    const manifest = createRequire(import.meta.url).resolve('@forecourt/database/package.json')
    const sql = readFileSync(join(dirname(manifest), 'migrations', '0019_spinners.sql'), 'utf8')
    await database.queryAsOwner(`begin;
      alter table spins drop column spinner;
      alter table spins add column contact_id uuid not null;
      alter table spins add primary key (site, contact_id, campaign);
      alter table spins add foreign key (site, contact_id) references contacts (site, id);
      drop index spins_age;
      insert into spins values ('harbour', 'summer', '${JSON.stringify(spin.prize)}', '${now.toISOString()}', '${id}');
      create role plain_owner;
      grant create, usage on schema public to plain_owner;
      alter table spins owner to plain_owner;
      alter table contacts owner to plain_owner;
      alter table sign_in_keys owner to plain_owner;
      set local role plain_owner;
      ${sql}
      reset role;
      reassign owned by plain_owner to current_user;
      drop owned by plain_owner;
      drop role plain_owner;
      commit`)
    expect(await store.findSpin('harbour', ann.phone, 'summer')).toEqual(spin)
  })
})

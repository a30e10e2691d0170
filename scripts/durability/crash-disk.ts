import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { killIfAlive } from './lead-server-process.ts'

/**
 * A disk of its own whose power can be cut: an ext4 file system in a file. Cutting is ext4's own
 * crash simulation (`EXT4_IOC_SHUTDOWN` without flushing): from that instant nothing more reaches the
 * disk, and what the system had not written yet is gone. After `restore` the journal is replayed, as
 * at a start after a power cut. What had reached the disk stays, as with a drive without a volatile
 * cache.
 */
export interface CrashDisk {
  /** Where it is mounted. */
  directory: string
  /** Ends every process that works in it, too. */
  cutPower(): void
  /** Mounts it again; every process that used it must have ended. */
  restore(): Promise<void>
  /** Unmounts it and removes every trace. */
  remove(): Promise<void>
}

const sizeBytes = 512 * 1024 * 1024
const shutdown = `
  open(my $folder, '<', $ARGV[0]) or die "open: $!";
  my $without_flush = pack('L', 2);
  defined(ioctl($folder, 0x8004587d, $without_flush)) or die "ioctl: $!";
`

/** Why this machine cannot cut a disk's power, as one sentence; `null` when it can. */
export function crashDiskObstacle(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs root, to mount a disk of its own'
  if (!existsSync('/dev/loop-control')) return 'it needs loop devices'
  for (const tool of ['mkfs.ext4', 'mount', 'perl']) {
    if (spawnSync('which', [tool]).status !== 0) return `it needs ${tool}`
  }
  return null
}

/** Makes and mounts a disk. Only devices it made are ever touched. */
export async function createCrashDisk(): Promise<CrashDisk> {
  const home = await mkdtemp(join(tmpdir(), 'forecourt-disk-'))
  const image = join(home, 'disk.img')
  const directory = join(home, 'mnt')
  const mount = () => run('mount', ['-t', 'ext4', '-o', 'loop,noatime', image, directory])
  await mkdir(directory)
  await writeFile(image, '')
  await truncate(image, sizeBytes)
  run('mkfs.ext4', ['-q', '-F', image])
  mount()
  return {
    directory,
    cutPower: () => {
      run('perl', ['-e', shutdown, directory])
      killThoseIn(directory)
    },
    restore: async () => {
      await unmount(directory)
      mount()
    },
    remove: async () => {
      killThoseIn(directory)
      await unmount(directory)
      await rm(home, { recursive: true })
    },
  }
}

/**
 * A database whose disk is gone can wait for ever for a lock of a part of it that has died, which no
 * power cut would leave behind.
 */
function killThoseIn(directory: string): void {
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && isWorkingIn(name, directory)) killIfAlive(Number(name))
  }
}

function isWorkingIn(pid: string, directory: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${directory}/`)
  } catch {
    return false
  }
}

/** Processes that were killed let go of the disk a moment later. */
async function unmount(directory: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (attempt('umount', [directory]).status === 0) return
    await delay(100)
  }
  run('umount', [directory])
}

function attempt(command: string, args: string[]) {
  return spawnSync(command, args, { encoding: 'utf8' })
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = attempt(command, args)
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
}

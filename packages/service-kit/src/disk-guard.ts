import { statfs } from 'node:fs/promises';
import { DomainError } from './domain-error.ts';

type Guarded = {
  /** A folder on the disk. */
  folder: string;
  reserveBytes: number;
};

const FRESH_MS = 1000;
const RETRY_AFTER_SECONDS = 30;
const FULL = 'Sunucunun diskinde yer kalmadığı için şu anda kayıt yapılamıyor. Lütfen biraz sonra yeniden deneyin.';

let guarded: Guarded | undefined;
let looked: { at: number; isFull: Promise<boolean> } | undefined;

/**
 * Guards the disk of an embedded database, which breaks when it can write no more: with less room on it than the reserve,
 * changes are refused before that. With undefined no disk is guarded.
 */
export function guardDisk(disk: Guarded | undefined): void {
  guarded = disk;
  looked = undefined;
}

/** The disk that the environment of a process says is to be guarded. */
export function guardedDisk(env: { DATABASE_DIR?: string | undefined; DISK_RESERVE_MB: number }): Guarded | undefined {
  const { DATABASE_DIR: folder, DISK_RESERVE_MB } = env;
  return folder === undefined ? undefined : { folder, reserveBytes: DISK_RESERVE_MB * 1024 ** 2 };
}

/** Whether the guarded disk has less room than its reserve; looked at once a second at most. */
export function isDiskFull(): Promise<boolean> {
  if (!guarded) return Promise.resolve(false);
  if (!looked || Date.now() - looked.at >= FRESH_MS) looked = { at: Date.now(), isFull: hasLessThan(guarded) };
  return looked.isFull;
}

/** @throws DomainError UNAVAILABLE, with a sentence that says why, when the disk is full: call it before what takes room. */
export async function assertDiskSpace(): Promise<void> {
  if (!guarded || !(await isDiskFull())) return;
  throw new DomainError('UNAVAILABLE', {
    message: FULL,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    detail: 'the disk is full',
  });
}

async function hasLessThan({ folder, reserveBytes }: Guarded): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < reserveBytes;
  } catch {
    // The folder of a database that moves is gone for a moment.
    return false;
  }
}

import { diskReserve, diskSpace } from './disk-space.ts';
import { DomainError } from './domain-error.ts';

const FRESH_MS = 1000;
const RETRY_AFTER_SECONDS = 30;
const FULL = 'Sunucunun diskinde yer kalmadığı için şu anda kayıt yapılamıyor. Lütfen biraz sonra yeniden deneyin.';

let guarded: string | undefined;
let looked: { at: number; isFull: Promise<boolean> } | undefined;

/**
 * Guards the disk of an embedded database, which breaks when it can write no more: with less room on it than the reserve,
 * changes are refused before that. With undefined no disk is guarded.
 * @param folder on the disk
 */
export function guardDisk(folder: string | undefined): void {
  guarded = folder;
  looked = undefined;
}

/** Whether the guarded disk has less room than its reserve; looked at once a second at most. */
export function isDiskFull(): Promise<boolean> {
  if (!guarded) return Promise.resolve(false);
  if (!looked || Date.now() - looked.at >= FRESH_MS) looked = { at: Date.now(), isFull: isBelowReserve(guarded) };
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

async function isBelowReserve(folder: string): Promise<boolean> {
  try {
    return (await diskSpace(folder)).freeBytes < diskReserve();
  } catch {
    // The folder of a database that moves is gone for a moment.
    return false;
  }
}

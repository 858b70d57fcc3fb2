import { statfs } from 'node:fs/promises';

/** DISK_RESERVE_MB where the environment does not say. */
export const DEFAULT_RESERVE_MB = 100;
const MB = 1024 ** 2;
/** For records that come, and logs, beside what is looked at. */
const SPARE_BYTES = 64 * MB;

/** Megabytes of a disk, rounded against who asks. */
export type MissingSpace = { freeMb: number; neededMb: number };

let reserveBytes = DEFAULT_RESERVE_MB * MB;

/** Says how many megabytes of a disk stay free: below them, changes of an embedded database are refused (`guardDisk`). */
export function setDiskReserve(megabytes: number): void {
  reserveBytes = megabytes * MB;
}

/** How many bytes of a disk stay free. */
export function diskReserve(): number {
  return reserveBytes;
}

/** Returns how many bytes may be written to the disk of a folder, and how many it has. */
export async function diskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/**
 * Looks whether a disk has room for something beside the records of every day, such as a backup or a cache: so that more
 * than the reserve is left after it, or it would have changes refused.
 * @returns undefined where there is room
 */
export async function missingSpace(folder: string, bytes: number): Promise<MissingSpace | undefined> {
  const { freeBytes } = await diskSpace(folder);
  const neededBytes = bytes + reserveBytes + SPARE_BYTES;
  if (freeBytes >= neededBytes) return undefined;
  return { freeMb: Math.floor(freeBytes / MB), neededMb: Math.ceil(neededBytes / MB) };
}

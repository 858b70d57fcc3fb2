import { DomainError } from '../domain-error.ts';
import { logger } from '../logger.ts';
import { isSettingOn } from '../settings.ts';
import { type ClamdAddress, readClamdAddress, scanWithClamd } from './clamd.ts';

/** A request has 30 seconds in all. */
const LIMIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 30;

/** What it refuses with, for the documentation of calls that take a file. */
export const scanProblems = ['VIRUS_FOUND', 'SCANNER_UNAVAILABLE'] as const;

let scanner: ClamdAddress | undefined;

/** Sets where clamd listens; from CLAMD_URL. */
export function setVirusScanner(url: string | undefined): void {
  scanner = url === undefined ? undefined : readClamdAddress(url);
}

/** Whether this process knows of a scanner. */
export function hasVirusScanner(): boolean {
  return scanner !== undefined;
}

/**
 * What every upload passes before anything reads it: while `virus_scan_enabled` is on, a file in which clamd finds something
 * is refused, and so is one that it cannot look at. Not to be called inside a transaction.
 * @throws DomainError VIRUS_FOUND; SCANNER_UNAVAILABLE
 */
export async function assertNoVirus(bytes: Buffer, limitMs = LIMIT_MS): Promise<void> {
  if (!(await isSettingOn('virus_scan_enabled'))) return;
  const found = await scan(bytes, limitMs).catch((err: unknown) => {
    logger.warn({ err }, 'upload refused, as it could not be scanned for viruses');
    throw new DomainError('SCANNER_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: err });
  });
  if (found === null) return;
  logger.warn({ found }, 'upload refused, as the virus scanner found something in it');
  throw new DomainError('VIRUS_FOUND', { detail: found });
}

async function scan(bytes: Buffer, limitMs: number): Promise<string | null> {
  if (!scanner) throw new Error('CLAMD_URL is not set in this process');
  return scanWithClamd(bytes, scanner, limitMs);
}

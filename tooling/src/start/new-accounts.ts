import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileWhole } from '../database/write-file.ts';
import { type Account, account } from './program.ts';

const pathIn = (dataDir: string) => join(dataDir, 'new-accounts.json');

/**
 * Keeps accounts that nobody has seen yet, for the owner of the data folder only: a start that fails after they were
 * made, or is killed, must not take their passwords with it.
 */
export function keepNewAccounts(dataDir: string, accounts: Account[]): void {
  writeFileWhole(pathIn(dataDir), JSON.stringify([...readNewAccounts(dataDir), ...accounts]));
}

/** The accounts that were made and not shown. */
export function readNewAccounts(dataDir: string): Account[] {
  try {
    return z.array(account).parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
  } catch {
    return [];
  }
}

/** They have been shown. */
export function forgetNewAccounts(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

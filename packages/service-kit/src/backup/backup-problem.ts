import type { MissingSpace } from '../disk-space.ts';
import { isDatabaseAway } from '../domain-error.ts';

/** What can be wrong with a backup, or with making one. */
export type BackupFault =
  | 'missing'
  | 'cut-off'
  | 'not-a-backup'
  | 'wrong-key'
  | 'changed'
  | 'differs'
  | 'newer'
  | 'no-space'
  | 'disk-full'
  | 'not-written'
  | 'not-allowed'
  | 'too-slow'
  | 'away';

/** Why a backup cannot be made, read or restored. The message is a sentence for whoever runs the product. */
export class BackupProblem extends Error {
  readonly fault: BackupFault;

  constructor(fault: BackupFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }

  /** Whether it may go well another time. */
  get isPassing(): boolean {
    return this.fault === 'too-slow' || this.fault === 'away';
  }
}

/** There is no room for a backup, or for what is made of one. */
export class NoSpace extends BackupProblem {
  readonly missing: MissingSpace;

  constructor(folder: string, missing: MissingSpace) {
    const { freeMb, neededMb } = missing;
    super(
      'no-space',
      `The disk of ${folder} has ${freeMb} MB left, and ${neededMb} MB may be needed, with what stays free.`,
    );
    this.missing = missing;
  }
}

type Cause = { codes: readonly unknown[]; fault: BackupFault; sentence: string };

const causes: readonly Cause[] = [
  { codes: ['ENOSPC', 'EDQUOT'], fault: 'disk-full', sentence: 'The disk became full while the backup was written.' },
  {
    codes: ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'],
    fault: 'not-written',
    sentence: 'The folder of the backup cannot be written to.',
  },
  {
    // Unauthorized, and what Atlas says for it.
    codes: [13, 8000],
    fault: 'not-allowed',
    sentence: 'The user of the database has not the rights that this needs.',
  },
  {
    // SnapshotTooOld, SnapshotUnavailable, NoSuchTransaction, TransactionExceededLifetimeLimitSeconds.
    codes: [239, 246, 251, 290],
    fault: 'too-slow',
    sentence:
      'The database did not keep one moment for as long as reading the records took. Try at a quiet hour, raise its ' +
      'minSnapshotHistoryWindowInSeconds, or back up with mongodump.',
  },
];

/** What an error of the disk or the database means for a backup; null for one that says nothing to a person. */
export function toBackupProblem(error: unknown): BackupProblem | null {
  if (error instanceof BackupProblem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const cause = causes.find(({ codes }) => codes.includes(code));
  const detail = error instanceof Error ? ` (${error.message})` : '';
  if (cause) return new BackupProblem(cause.fault, cause.sentence + detail, { cause: error });
  const away = 'The database does not answer, or went away in the middle. Try again.';
  return isDatabaseAway(error) ? new BackupProblem('away', away, { cause: error }) : null;
}

import { type ClientSession, emit } from '@practice/service-kit';
import { changeOpenBackup } from './change-backup.ts';

/** A backup could not be made: it has no file. Admins are alerted. */
export async function failWith(session: ClientSession, id: string, problem: string): Promise<void> {
  if (await changeOpenBackup(session, id, { state: 'failed', problem, isOpen: false })) {
    emit(session, 'backup.failed', { id });
  }
}

/** The check of a backup has ended; with a problem admins are alerted. */
export async function endCheckWith(session: ClientSession, id: string, problem: string | null): Promise<void> {
  const state = problem === null ? 'verified' : 'unverified';
  const isChanged = await changeOpenBackup(session, id, { state, problem, checkedAt: new Date(), isOpen: false });
  if (isChanged && problem !== null) emit(session, 'backup.failed', { id });
}

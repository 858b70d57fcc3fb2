import { isDuplicateKey, withTransaction } from '@practice/service-kit';
import { changeRun, createRun } from './open-run.ts';
import { OPEN, type RetentionRun, RetentionRunModel } from './retention-run.model.ts';

type Requested = { id?: string | undefined; date?: string | undefined };

/**
 * The run of a job: the one that somebody began, or that of a night, which is made with its first try. A job that is run
 * again gets the same one. Null: it has ended already. `busy`: another is open.
 */
export async function beginRun({ id, date = '' }: Requested): Promise<RetentionRun | 'busy' | null> {
  const found = await RetentionRunModel.findOne(id ? { _id: id } : { date }).lean();
  if (found) {
    if (found.openKey !== OPEN) return null;
    if (found.state === 'queued')
      await withTransaction((session) => changeRun(session, String(found._id), { state: 'running' }));
    return found;
  }
  if (id) return null;
  try {
    return await withTransaction((session) => createRun(session, { state: 'running', date, startedBy: null }));
  } catch (error) {
    if (isDuplicateKey(error)) return 'busy';
    throw error;
  }
}

import { EDITING_LEASE_MS, type EditorRecord, editedPlaceId, noteEditingInput } from '@practice/contracts';
import { DomainError, emit, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { EditorModel } from './editor.model.ts';

/**
 * Notes that something is edited in a tab, for as long as that says so again in time, and gives who else edits it: each
 * person once, whoever began first in front. Nothing is locked by it.
 * @throws DomainError VALIDATION_FAILED; FORBIDDEN
 */
export async function noteEditing(ctx: ServiceContext, raw: unknown): Promise<EditorRecord[]> {
  const { tab, ...place } = readInput(ctx, 'content:write', noteEditingInput, raw);
  const { userId, username } = ctx.actor;
  if (!userId || !username) throw new DomainError('FORBIDDEN');
  const _id = editorId(userId, tab);
  const now = new Date();
  const expiresAt = new Date(now.getTime() + EDITING_LEASE_MS);
  const { matchedCount } = await EditorModel.updateOne({ _id, ...place, expiresAt: { $gt: now } }, { expiresAt });
  if (matchedCount === 0) {
    await withTransaction(async (session) => {
      const editor = { ...place, userId, username, since: now, expiresAt };
      await EditorModel.replaceOne({ _id }, editor, { upsert: true, session });
      emit(session, 'editors.changed', { id: editedPlaceId(place) });
    });
  }
  const others = await EditorModel.find({ ...place, _id: { $ne: _id }, expiresAt: { $gt: now } })
    .sort({ since: 1, _id: 1 })
    .lean();
  const firstOfEach = new Map([...others].reverse().map((one) => [one.userId, one]));
  return others
    .filter((one) => firstOfEach.get(one.userId) === one)
    .map((one) => ({
      userId: one.userId,
      username: one.username,
      since: one.since.toISOString(),
      isSelf: one.userId === userId,
    }));
}

/** A tab is its user's own: nobody ends or takes that of another. */
export function editorId(userId: string, tab: string): string {
  return `${userId}/${tab}`;
}

import { idParam, RedirectSet, type UndoneRedirects } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { Types } from 'mongoose';
import { findShadowed, readSite, type SiteAddresses } from '../assert-not-shadowed.ts';
import { loadActive } from '../load-redirects.ts';
import { RedirectModel } from '../redirect.model.ts';
import { redirects } from '../redirect.store.ts';
import { lockRedirects } from '../redirect-lock.model.ts';
import { findRedirects, removeRedirects, type StoredRedirect, setActive } from './by-ids.ts';
import { type RedirectOperation, RedirectOperationModel, toRedirectOperation } from './redirect-operation.model.ts';

/**
 * Takes an operation back: created redirects go, switched ones are as before, deleted ones return. What was changed since,
 * or could not stand any more, is left and counted.
 * @throws DomainError NOT_FOUND; CONFLICT when it was undone already
 */
export async function undoRedirectOperation(ctx: ServiceContext, raw: unknown): Promise<UndoneRedirects> {
  const { id } = readInput(ctx, 'seo:write', idParam, raw);
  const before = await findByIdOrFail(RedirectOperationModel, id);
  const site = await readSite(await sourcesOf(before));
  return withTransaction(async (session) => {
    await lockRedirects(session);
    const operation = await findByIdOrFail(RedirectOperationModel, id, session);
    if (operation.undoneAt) {
      const message = 'Bu işlem zaten geri alınmış.';
      throw new DomainError('CONFLICT', { errors: [{ field: 'undoneAt', message, code: 'UNDONE' }] });
    }
    const undone = await undo(session, operation, site);
    const undoneAt = new Date();
    await RedirectOperationModel.updateOne({ _id: id }, { $set: { undoneAt } }, { session });
    recordAudit(session, ctx, { action: 'redirect-operation.undone', entity: 'redirect-operation', entityId: id });
    emit(session, 'redirect.changed', { id });
    return {
      operation: toRedirectOperation({ ...operation, undoneAt } as never),
      undone,
      kept: operation.done - undone,
    };
  });
}

/** The sources that it would lead on again. */
async function sourcesOf({ kind, changed, deleted }: RedirectOperation): Promise<string[]> {
  const ids = kind === 'deactivate' ? changed.map(({ id }) => id) : [];
  const found = [...(await findRedirects(ids, null)), ...(deleted as StoredRedirect[])];
  return found.map(({ fromUrl }) => fromUrl);
}

/** How many redirects are as they were before. */
async function undo(session: ClientSession, operation: RedirectOperation, site: SiteAddresses): Promise<number> {
  const { kind, changed, deleted } = operation;
  if (kind === 'delete') return restore(session, deleted as StoredRedirect[], site);
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  const found = await findRedirects([...versions.keys()], session);
  const same = found.filter(({ _id, version }) => versions.get(String(_id)) === version);
  if (kind === 'create' || kind === 'import') {
    await removeRedirects(same, session);
    return same.length;
  }
  const isActive = kind === 'deactivate';
  const back = isActive ? await standing(session, same, site) : same;
  await setActive(back, isActive, session);
  return back.length;
}

async function restore(session: ClientSession, deleted: StoredRedirect[], site: SiteAddresses): Promise<number> {
  const stored = await RedirectModel.find({}, { fromKey: 1 }, { session }).lean();
  const taken = new Set(stored.map(({ fromKey }) => fromKey));
  const free = deleted.filter(({ fromKey }) => !taken.has(fromKey));
  const active = await standing(
    session,
    free.filter(({ isActive }) => isActive),
    site,
  );
  const back = [...active, ...free.filter(({ isActive }) => !isActive)];
  // With their ids, so that links to them work again.
  const documents = back.map((one) => ({ ...one, _id: new Types.ObjectId(String(one._id)), version: one.version + 1 }));
  if (documents.length > 0) await RedirectModel.insertMany(documents, { session, timestamps: false } as never);
  return documents.length;
}

/** Those that can be active beside the others as they are now. */
async function standing(
  session: ClientSession,
  candidates: StoredRedirect[],
  site: SiteAddresses,
): Promise<StoredRedirect[]> {
  const set = new RedirectSet(await loadActive(session));
  const kept: StoredRedirect[] = [];
  for (const stored of candidates) {
    const rule = redirects.toRecord(stored);
    if (set.conflict(rule) || (await findShadowed(rule, site))) continue;
    set.add(rule);
    kept.push(stored);
  }
  return kept;
}

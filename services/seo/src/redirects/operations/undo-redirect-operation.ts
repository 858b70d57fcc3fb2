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
import { type Redirect, RedirectModel } from '../redirect.model.ts';
import { redirects } from '../redirect.store.ts';
import { lockRedirects } from '../redirect-lock.model.ts';
import { type RedirectOperation, RedirectOperationModel, toRedirectOperation } from './redirect-operation.model.ts';

type Stored = Redirect & { _id: Types.ObjectId };

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
    if (operation.undoneAt) throw new DomainError('CONFLICT', { message: 'Bu işlem zaten geri alınmış.' });
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

async function sourcesOf({ changed, deleted }: RedirectOperation): Promise<string[]> {
  const found = await RedirectModel.find({ _id: { $in: changed.map(({ id }) => id) } }, { fromUrl: 1 }).lean();
  return [...found, ...(deleted as Stored[])].map(({ fromUrl }) => fromUrl);
}

/** How many redirects are as they were before. */
async function undo(session: ClientSession, operation: RedirectOperation, site: SiteAddresses): Promise<number> {
  const { kind, changed, deleted } = operation;
  if (kind === 'delete') return restore(session, deleted as Stored[], site);
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  const found = await RedirectModel.find({ _id: { $in: [...versions.keys()] } }, null, { session }).lean<Stored[]>();
  const same = found.filter(({ _id, version }) => versions.get(String(_id)) === version);
  if (kind === 'create' || kind === 'import') {
    await RedirectModel.deleteMany({ _id: { $in: same.map(({ _id }) => _id) } }, { session });
    return same.length;
  }
  const isActive = kind === 'deactivate';
  const back = isActive ? await standing(session, same, site) : same;
  const filter = { _id: { $in: back.map(({ _id }) => _id) } };
  await RedirectModel.updateMany(filter, { $set: { isActive }, $inc: { version: 1 } }, { session });
  return back.length;
}

async function restore(session: ClientSession, deleted: Stored[], site: SiteAddresses): Promise<number> {
  const taken = new Set(
    (
      await RedirectModel.find(
        { fromKey: { $in: deleted.map(({ fromKey }) => fromKey) } },
        { fromKey: 1 },
        { session },
      ).lean()
    ).map(({ fromKey }) => fromKey),
  );
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
async function standing(session: ClientSession, candidates: Stored[], site: SiteAddresses): Promise<Stored[]> {
  const set = new RedirectSet(await loadActive(session));
  const kept: Stored[] = [];
  for (const stored of candidates) {
    const rule = redirects.toRecord(stored);
    if (set.conflict(rule) || (await findShadowed(rule, site))) continue;
    set.add(rule);
    kept.push(stored);
  }
  return kept;
}

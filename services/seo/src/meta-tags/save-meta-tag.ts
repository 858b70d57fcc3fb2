import { createMetaTagInput, type MetaTagRecord, updateMetaTagInput, z } from '@practice/contracts';
import {
  assertCan,
  type ClientSession,
  DomainError,
  emit,
  isDuplicateKey,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { type MetaTag, MetaTagModel, toMetaTagRecord } from './meta-tag.model.ts';

const withId = updateMetaTagInput.extend({ id: z.string() });
const idInput = z.object({ id: z.string() });

/** Every meta tag for editors, by page key. */
export async function listMetaTags(ctx: ServiceContext): Promise<MetaTagRecord[]> {
  assertCan(ctx, 'seo:write');
  return (await MetaTagModel.find().sort({ pageKey: 1 }).lean()).map(toMetaTagRecord);
}

/**
 * Creates the meta tag of a page (document 3, section 5).
 * @throws DomainError VALIDATION_FAILED; CONFLICT when the page has one already.
 */
export async function createMetaTag(ctx: ServiceContext, raw: unknown): Promise<MetaTagRecord> {
  const input = readInput(ctx, 'seo:write', createMetaTagInput, raw);
  const fields = { ...input, robots: input.robots ?? 'index, follow', isActive: input.isActive ?? true };
  return inTransaction(async (session) => {
    const [created] = await MetaTagModel.create([fields], { session });
    if (!created) throw new Error('The meta tag was not inserted.');
    tell(session, ctx, 'created', created.pageKey, Object.keys(input));
    return toMetaTagRecord(created.toObject());
  });
}

/**
 * Changes a meta tag, named by its id or its page key.
 * @throws DomainError NOT_FOUND; VERSION_CONFLICT with the tag as it is; CONFLICT when the page key is another's.
 */
export async function updateMetaTag(ctx: ServiceContext, raw: unknown): Promise<MetaTagRecord> {
  const { id, version, ...input } = readInput(ctx, 'seo:write', withId, raw);
  return inTransaction(async (session) => {
    const tag = await findTag(session, id);
    if (version != null && version !== tag.version) {
      throw new DomainError('VERSION_CONFLICT', { attachment: { current: toMetaTagRecord(tag) } });
    }
    const changes = changesOf(input);
    const saved = await MetaTagModel.findByIdAndUpdate(
      tag._id,
      { $set: changes, $inc: { version: 1 } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!saved) throw new DomainError('NOT_FOUND');
    tell(session, ctx, 'updated', saved.pageKey, Object.keys(changes));
    if (saved.pageKey !== tag.pageKey) emit(session, 'meta-tag.changed', { pageKey: tag.pageKey });
    return toMetaTagRecord(saved);
  });
}

/**
 * Deletes a meta tag, named by its id or its page key.
 * @throws DomainError NOT_FOUND
 */
export async function deleteMetaTag(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'seo:write', idInput, raw);
  await inTransaction(async (session) => {
    const tag = await findTag(session, id);
    await MetaTagModel.deleteOne({ _id: tag._id }, { session });
    tell(session, ctx, 'deleted', tag.pageKey, []);
  });
}

/** What was sent; an emptied text is none, and what has a default keeps to it. */
function changesOf({ robots, isActive, ...texts }: Partial<z.output<typeof createMetaTagInput>>): Partial<MetaTag> {
  const changes: Partial<MetaTag> = {};
  for (const [key, value] of Object.entries(texts)) {
    if (value !== undefined) Object.assign(changes, { [key]: value === '' ? null : value });
  }
  if (robots) changes.robots = robots;
  if (typeof isActive === 'boolean') changes.isActive = isActive;
  return changes;
}

async function findTag(session: ClientSession, idOrKey: string) {
  const byId = isObjectIdOrHexString(idOrKey) ? await MetaTagModel.findById(idOrKey, null, { session }).lean() : null;
  const tag = byId ?? (await MetaTagModel.findOne({ pageKey: idOrKey }, null, { session }).lean());
  if (!tag) throw new DomainError('NOT_FOUND');
  return tag;
}

function tell(
  session: ClientSession,
  ctx: ServiceContext,
  deed: string,
  pageKey: string,
  changedFields: string[],
): void {
  recordAudit(session, ctx, { action: `meta-tag.${deed}`, entity: 'meta-tag', entityId: pageKey, changedFields });
  emit(session, 'meta-tag.changed', { pageKey });
}

async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  try {
    return await withTransaction(work);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const message = 'Bu sayfa anahtarı için zaten bir meta tag var';
    throw new DomainError('CONFLICT', { errors: [{ field: 'pageKey', message, code: 'DUPLICATE' }], cause: error });
  }
}

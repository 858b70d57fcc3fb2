import {
  type ContentPage,
  type ContentRevisionRecord,
  contentPageOf,
  createContentRevisionInput,
  MAX_CONTENT_REVISIONS,
} from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { textChanges } from '../revisions/text-changes.ts';
import {
  ContentPageLockModel,
  type ContentRevision,
  ContentRevisionModel,
  type StoredContentRevision,
} from './content-revision.model.ts';
import { toContentRevisionRecord } from './content-revision-record.ts';
import { draftTexts, publishedTexts } from './page-texts.ts';

type Draft = Pick<ContentRevision, 'author' | 'description' | 'isDraft' | 'texts'>;

/**
 * Keeps the texts of a page: those of a draft, or, without `texts`, what is published. What is as the newest revision adds
 * none. A draft replaces the one that its author made just before, unless that has a description: 50 revisions are enough
 * for weeks. The first revision of a page is preceded by what was published by then.
 * @throws DomainError VALIDATION_FAILED
 */
export async function createContentRevision(ctx: ServiceContext, raw: unknown): Promise<ContentRevisionRecord> {
  const { pageId, texts, description } = readInput(ctx, 'site-setting:write', createContentRevisionInput, raw);
  const page = contentPageOf(pageId) as ContentPage;
  const sent = texts ? draftTexts(page, texts) : null;
  return withTransaction(async (session) => {
    await lockPage(page, session);
    const published = [...(await publishedTexts(page, session))];
    const draft: Draft = {
      author: ctx.actor.username,
      description: description ?? null,
      isDraft: sent !== null,
      texts: sent === null ? published : [...sent],
    };
    const [newest, before] = await newestOf(page, session);
    if (!newest && draft.isDraft) {
      const first = { author: null, description: null, isDraft: false, texts: published };
      const base = await add(page, session, first, undefined);
      return record(session, ctx, await add(page, session, draft, base));
    }
    if (newest && isSame(newest, draft)) return toContentRevisionRecord(newest);
    if (newest && isReplacedBy(newest, draft)) {
      await ContentRevisionModel.deleteOne({ _id: newest._id }, { session });
      return record(session, ctx, await add(page, session, draft, before));
    }
    return record(session, ctx, await add(page, session, draft, newest));
  });
}

function isSame(newest: StoredContentRevision, draft: Draft): boolean {
  return newest.isDraft === draft.isDraft && !draft.description && textChanges(newest.texts, draft.texts).length === 0;
}

/** A draft of one's own by what one typed next, or by what was published of it. */
function isReplacedBy(newest: StoredContentRevision, draft: Draft): boolean {
  return newest.isDraft && !newest.description && newest.author === draft.author;
}

async function lockPage({ id }: ContentPage, session: ClientSession): Promise<void> {
  await ContentPageLockModel.updateOne({ pageId: id }, { $inc: { writes: 1 } }, { upsert: true, session });
}

async function newestOf({ id }: ContentPage, session: ClientSession): Promise<StoredContentRevision[]> {
  return ContentRevisionModel.find({ pageId: id }, null, { session })
    .sort({ number: -1 })
    .limit(2)
    .lean<StoredContentRevision[]>();
}

async function add(
  { id }: ContentPage,
  session: ClientSession,
  draft: Draft,
  before: StoredContentRevision | undefined,
): Promise<StoredContentRevision> {
  const number = (before?.number ?? 0) + 1;
  const changes = textChanges(before?.texts ?? [], draft.texts);
  const values = { ...draft, pageId: id, number, changes, createdAt: new Date() };
  const [revision] = await ContentRevisionModel.create([values], { session });
  if (!revision) throw new DomainError('INTERNAL');
  await ContentRevisionModel.deleteMany({ pageId: id, number: { $lte: number - MAX_CONTENT_REVISIONS } }, { session });
  return revision.toObject();
}

function record(session: ClientSession, ctx: ServiceContext, revision: StoredContentRevision): ContentRevisionRecord {
  const { _id, pageId, changes } = revision;
  recordAudit(session, ctx, {
    action: 'content-revision.created',
    entity: 'content-revision',
    entityId: String(_id),
    changedFields: changes.map(({ key }) => key),
  });
  emit(session, 'content-revision.changed', { id: pageId });
  return toContentRevisionRecord(revision);
}

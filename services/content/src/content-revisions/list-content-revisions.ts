import { type ContentRevisionRecord, contentRevisionsInput, MAX_CONTENT_REVISIONS } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { ContentRevisionModel, type StoredContentRevision } from './content-revision.model.ts';
import { toContentRevisionRecord } from './content-revision-record.ts';

/** The revisions of a page, the newest first. */
export async function listContentRevisions(ctx: ServiceContext, raw: unknown): Promise<ContentRevisionRecord[]> {
  const { pageId } = readInput(ctx, 'site-setting:read', contentRevisionsInput, raw);
  const revisions = await ContentRevisionModel.find({ pageId })
    .sort({ number: -1 })
    .limit(MAX_CONTENT_REVISIONS)
    .lean<StoredContentRevision[]>();
  return revisions.map(toContentRevisionRecord);
}

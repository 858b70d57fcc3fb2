import { type ContentRevisionRecord, contentRevisionRecord } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import type { StoredContentRevision } from './content-revision.model.ts';

const mapper = recordMapper(contentRevisionRecord);

export function toContentRevisionRecord(revision: StoredContentRevision): ContentRevisionRecord {
  return mapper(revision);
}

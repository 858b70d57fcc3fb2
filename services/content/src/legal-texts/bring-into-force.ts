import { createHash } from 'node:crypto';
import { emit, recordAudit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession, Types } from 'mongoose';
import { type LegalText, LegalTextModel } from './legal-text.model.ts';

const VERSION_LENGTH = 12;

/** Brings a clean text into force in the caller's transaction; the one before stays, under its version. */
export async function bringIntoForce(
  session: ClientSession,
  ctx: ServiceContext,
  { slug, title, bodyHtml, changeNote }: Pick<LegalText, 'slug' | 'title' | 'bodyHtml' | 'changeNote'>,
): Promise<LegalText & { _id: Types.ObjectId }> {
  const version = createHash('sha256').update(`${title}\n${bodyHtml}`).digest('hex').slice(0, VERSION_LENGTH);
  const current = await LegalTextModel.findOne({ slug, isInForce: true }).session(session).lean();
  if (current?.version === version) return current;
  await LegalTextModel.updateOne({ slug, isInForce: true }, { isInForce: false }, { session });
  const published = await LegalTextModel.findOneAndUpdate(
    { slug, version },
    { title, bodyHtml, changeNote, isInForce: true, publishedAt: new Date() },
    { session, upsert: true, returnDocument: 'after' },
  )
    .orFail()
    .lean();
  emit(session, 'legal-text.changed', { slug });
  recordAudit(session, ctx, { action: 'publish', entity: 'legal-text', entityId: `${slug}@${version}` });
  return published;
}

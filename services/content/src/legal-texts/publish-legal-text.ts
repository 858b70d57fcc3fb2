import { createHash } from 'node:crypto';
import { type LegalTextRecord, legalTextSlug, normalizeText, z } from '@practice/contracts';
import { emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts';
import { LegalTextModel, toLegalTextRecord } from './legal-text.model.ts';

const publishLegalTextInput = z.strictObject({
  slug: legalTextSlug,
  title: z.string().transform(normalizeText).pipe(z.string().min(1, 'Başlık gerekli').max(200)),
  bodyHtml: z.string().transform(sanitizeRichText).pipe(z.string().min(1, 'İçerik gerekli').max(200_000)),
});

const VERSION_LENGTH = 12;

/**
 * Brings a text into force. The one before stays, under its version, for the consents that name it; publishing what
 * was in force before brings that version back, and publishing what is in force changes nothing.
 */
export async function publishLegalText(ctx: ServiceContext, raw: unknown): Promise<LegalTextRecord> {
  const { slug, title, bodyHtml } = readInput(ctx, 'site-setting:write-restricted', publishLegalTextInput, raw);
  const version = createHash('sha256').update(`${title}\n${bodyHtml}`).digest('hex').slice(0, VERSION_LENGTH);
  return withTransaction(async (session) => {
    const current = await LegalTextModel.findOne({ slug, isInForce: true }).session(session).lean();
    if (current?.version === version) return toLegalTextRecord(current);
    await LegalTextModel.updateOne({ slug, isInForce: true }, { isInForce: false }, { session });
    const published = await LegalTextModel.findOneAndUpdate(
      { slug, version },
      { title, bodyHtml, isInForce: true, publishedAt: new Date() },
      { session, upsert: true, returnDocument: 'after' },
    )
      .orFail()
      .lean();
    emit(session, 'legal-text.changed', { slug });
    recordAudit(session, ctx, { action: 'publish', entity: 'legal-text', entityId: `${slug}@${version}` });
    return toLegalTextRecord(published);
  });
}

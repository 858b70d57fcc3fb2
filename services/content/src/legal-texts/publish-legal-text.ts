import { createHash } from 'node:crypto';
import { type LegalTextRecord, legalTextSlug, publishLegalTextInput, z } from '@practice/contracts';
import {
  DomainError,
  emit,
  readInput,
  recordAudit,
  type ServiceContext,
  sanitizeRichText,
  withTransaction,
} from '@practice/service-kit';
import { LegalTextModel, toLegalTextRecord } from './legal-text.model.ts';

const cleanInput = publishLegalTextInput.extend({
  slug: legalTextSlug,
  bodyHtml: publishLegalTextInput.shape.bodyHtml.transform(sanitizeRichText).pipe(z.string().min(1, 'İçerik gerekli')),
});

const VERSION_LENGTH = 12;

/**
 * Brings a text into force. The one before stays, under its version, for the consents that name it; publishing what
 * was in force before brings that version back, and publishing what is in force changes nothing.
 * @throws DomainError VALIDATION_FAILED; VERSION_CONFLICT with the text in force when another version was edited.
 */
export async function publishLegalText(ctx: ServiceContext, raw: unknown): Promise<LegalTextRecord> {
  const input = readInput(ctx, 'site-setting:write-restricted', cleanInput, raw);
  const { slug, title, bodyHtml } = input;
  const changeNote = input.changeNote ?? '';
  const version = createHash('sha256').update(`${title}\n${bodyHtml}`).digest('hex').slice(0, VERSION_LENGTH);
  return withTransaction(async (session) => {
    const current = await LegalTextModel.findOne({ slug, isInForce: true }).session(session).lean();
    if (input.version != null && current && input.version !== current.version) {
      throw new DomainError('VERSION_CONFLICT', { attachment: { current: toLegalTextRecord(current) } });
    }
    if (current?.version === version) return toLegalTextRecord(current);
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
    return toLegalTextRecord(published);
  });
}

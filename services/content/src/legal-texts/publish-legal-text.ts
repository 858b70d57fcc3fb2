import { type LegalTextRecord, legalTextSlug, publishLegalTextInput, z } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, sanitizeRichText, withTransaction } from '@practice/service-kit';
import { assertPicturesDescribed } from '../pictures/assert-pictures-described.ts';
import { bringIntoForce } from './bring-into-force.ts';
import { LegalTextModel, toLegalTextRecord } from './legal-text.model.ts';

const cleanInput = publishLegalTextInput.extend({
  slug: legalTextSlug,
  bodyHtml: publishLegalTextInput.shape.bodyHtml.transform(sanitizeRichText).pipe(z.string().min(1, 'İçerik gerekli')),
});

/**
 * Brings a text into force. The one before stays, under its version, for the consents that name it; publishing what
 * was in force before brings that version back, and publishing what is in force changes nothing.
 * @throws DomainError VALIDATION_FAILED, also for a new picture without words; VERSION_CONFLICT with the text in force when another version was edited.
 */
export async function publishLegalText(ctx: ServiceContext, raw: unknown): Promise<LegalTextRecord> {
  const input = readInput(ctx, 'site-setting:write-restricted', cleanInput, raw);
  const { slug, title, bodyHtml } = input;
  const changeNote = input.changeNote ?? '';
  return withTransaction(async (session) => {
    const current = await LegalTextModel.findOne({ slug, isInForce: true }).session(session).lean();
    if (input.version != null && current && input.version !== current.version) {
      throw new DomainError('VERSION_CONFLICT', { attachment: { current: toLegalTextRecord(current) } });
    }
    const before = current && { content: current.bodyHtml, isPublic: true };
    assertPicturesDescribed({ content: bodyHtml, isPublic: true }, before, 'bodyHtml');
    return toLegalTextRecord(await bringIntoForce(session, ctx, { slug, title, bodyHtml, changeNote }));
  });
}

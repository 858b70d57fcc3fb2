import { type LegalTextRecord, legalTextSlugs } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { LegalTextModel, toLegalTextRecord } from './legal-text.model.ts';

/** The texts in force, the notice on personal data last. */
export async function listLegalTexts(ctx: ServiceContext): Promise<LegalTextRecord[]> {
  assertCan(ctx, 'content:view');
  const texts = await LegalTextModel.find({ isInForce: true }).lean();
  const order: readonly string[] = legalTextSlugs;
  return texts.sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug)).map((text) => toLegalTextRecord(text));
}

import { type LegalTextVersionRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { LegalTextModel } from './legal-text.model.ts';

/** The versions of a legal text that are or were in force, the latest first. */
export async function listLegalTextVersions(ctx: ServiceContext, input: unknown): Promise<LegalTextVersionRecord[]> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const fields = { version: 1, changeNote: 1, publishedAt: 1, isInForce: 1 };
  const texts = await LegalTextModel.find({ slug }, fields).sort({ publishedAt: -1, _id: -1 }).lean();
  return texts.map(({ version, changeNote, publishedAt, isInForce }) => {
    return { version, changeNote: changeNote ?? '', publishedAt: publishedAt.toISOString(), isInForce };
  });
}

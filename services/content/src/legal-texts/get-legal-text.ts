import { internalCalls, type LegalTextRecord, legalTextVersionQuery, slugParam } from '@practice/contracts';
import { type InternalFunctions, readInput, type ServiceContext } from '@practice/service-kit';
import { LegalTextModel, toLegalTextRecord } from './legal-text.model.ts';

type Calls = InternalFunctions<'content'>;

const legalTextInput = slugParam.extend(legalTextVersionQuery.shape);

/** The text in force, or the named version, which a consent may refer to; null when there is none. */
export async function getLegalText(ctx: ServiceContext, input: unknown): Promise<LegalTextRecord | null> {
  const { slug, version } = readInput(ctx, 'content:view', legalTextInput, input);
  const text = await LegalTextModel.findOne({ slug, ...(version ? { version } : { isInForce: true }) }).lean();
  return text && toLegalTextRecord(text);
}

/** The version in force, null when the text was never published. */
export const getLegalTextVersion: Calls['getLegalTextVersion'] = async (ctx, input) => {
  const { slug } = readInput(ctx, 'content:view', internalCalls.content.getLegalTextVersion.input, input);
  const text = await LegalTextModel.findOne({ slug, isInForce: true }, { version: 1 }).lean();
  return { version: text?.version ?? null };
};

/** Whether a text of that version is or was ever in force. */
export const hasLegalTextVersion: Calls['hasLegalTextVersion'] = async (ctx, input) => {
  const { slug, version } = readInput(ctx, 'content:view', internalCalls.content.hasLegalTextVersion.input, input);
  return { exists: (await LegalTextModel.exists({ slug, version })) !== null };
};

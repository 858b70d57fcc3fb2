import { internalCalls, type LegalTextRecord, slugParam } from '@practice/contracts';
import { assertCan, type InternalFunctions, parseInput, type ServiceContext } from '@practice/service-kit';
import { LegalTextModel, toLegalTextRecord } from './legal-text.model.ts';

type Calls = InternalFunctions<'content'>;

/** The text in force, or null. */
export async function getLegalText(ctx: ServiceContext, input: unknown): Promise<LegalTextRecord | null> {
  const { slug } = parseInput(slugParam, input);
  assertCan(ctx, 'content:view');
  const text = await LegalTextModel.findOne({ slug, isInForce: true }).lean();
  return text && toLegalTextRecord(text);
}

/** The version in force, null when the text was never published. */
export const getLegalTextVersion: Calls['getLegalTextVersion'] = async (ctx, input) => {
  const { slug } = parseInput(internalCalls.content.getLegalTextVersion.input, input);
  assertCan(ctx, 'content:view');
  const text = await LegalTextModel.findOne({ slug, isInForce: true }, { version: 1 }).lean();
  return { version: text?.version ?? null };
};

/** Whether a text of that version is or was ever in force. */
export const hasLegalTextVersion: Calls['hasLegalTextVersion'] = async (ctx, input) => {
  const { slug, version } = parseInput(internalCalls.content.hasLegalTextVersion.input, input);
  assertCan(ctx, 'content:view');
  return { exists: (await LegalTextModel.exists({ slug, version })) !== null };
};

import { callService, type ExampleKind, findByIdOrFail, recordAudit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { bringIntoForce } from '../../legal-texts/bring-into-force.ts';
import { type LegalText, LegalTextModel } from '../../legal-texts/legal-text.model.ts';
import { nobodyYet } from '../legal/operator.ts';
import { legalTexts } from '../legal-texts.ts';

/**
 * The texts that name the invented practice. In force comes the one that a new practice begins with; a version that somebody
 * has agreed to stays readable.
 */
export const legalTextExamples: ExampleKind = {
  kind: 'legalText',
  model: LegalTextModel,
  read: ({ title, bodyHtml, changeNote }: LegalText) => ({ name: title, says: { title, bodyHtml, changeNote } }),
  async uses(stored) {
    const versions = stored.map(({ version }) => version);
    const named = await Promise.all([
      callService('appointments', 'listConsentedVersions', { versions }),
      callService('messaging', 'listConsentedVersions', { versions }),
      callService('identity', 'listConsentedVersions', { versions }),
    ]);
    return stored.map(({ _id, version }) => {
      const count = named.flat().filter((each) => each === version).length;
      return { id: String(_id), kind: 'consent', count };
    });
  },
  async remove(session, ctx, ids) {
    for (const id of ids) {
      const { slug, version } = await replace(session, ctx, id);
      await LegalTextModel.deleteOne({ _id: id }, { session });
      recordAudit(session, ctx, { action: 'legal-text.deleted', entity: 'legal-text', entityId: `${slug}@${version}` });
    }
  },
  withdraw: replace,
};

/** Brings the text of a new practice into force in the place of an example. */
async function replace(session: ClientSession, ctx: ServiceContext, id: string): Promise<LegalText> {
  const example = await findByIdOrFail<LegalText>(LegalTextModel, id, session);
  const text = legalTexts(nobodyYet).find(({ slug }) => slug === example.slug);
  if (example.isInForce && text) await bringIntoForce(session, ctx, { ...text, changeNote: '' });
  return example;
}

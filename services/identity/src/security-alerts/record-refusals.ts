import { assertCan, type InternalFunctions, isDuplicateKey, withTransaction } from '@practice/service-kit';
import { readActiveKinds } from './active-kinds.ts';
import { noteActivity } from './note-activity.ts';
import { raiseAlert, SITE } from './raise-alert.ts';
import { RefusalBatchModel } from './security-activity.model.ts';

const counted = ['crossSiteRequests', 'failedChallenges', 'refusedRequests'] as const;

/**
 * Counts what a gateway has refused, for the site as a whole. The number of the batch is stored with it, so that one which is sent
 * again, since its answer was lost, is not counted again.
 */
export const recordRefusals: InternalFunctions<'identity'>['recordRefusals'] = async (ctx, { batchId, ...counts }) => {
  assertCan(ctx, 'security:write');
  const active = await readActiveKinds();
  const kinds = counted.filter((kind) => counts[kind] > 0 && active.includes(kind));
  if (kinds.length === 0) return {};
  const at = new Date();
  try {
    await withTransaction(
      async (session) => {
        await RefusalBatchModel.create([{ _id: batchId, at }], { session });
        for (const kind of kinds) {
          const noted = await noteActivity(session, { kind, subjectId: null, at, target: null, count: counts[kind] });
          if (noted) await raiseAlert(session, { ...SITE, ...noted, kind, by: null, at });
        }
      },
      { serializeBy: 'refusals' },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return {};
};

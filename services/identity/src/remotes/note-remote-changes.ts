import type { RemoteChange } from '@practice/contracts';
import {
  assertCan,
  type InternalFunctions,
  isDuplicateKey,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { RemoteChangeModel } from './remote-change.model.ts';

/**
 * Writes changes of the list of remotes into the audit log. The id of a change is stored with its entry, so that of several
 * gateways that report it one writes it.
 */
export const noteRemoteChanges: InternalFunctions<'identity'>['noteRemoteChanges'] = async (ctx, { changes }) => {
  assertCan(ctx, 'system:write');
  const known = await RemoteChangeModel.find({ _id: { $in: changes.map(({ id }) => id) } }, { _id: 1 }).lean();
  for (const change of changes) if (!known.some(({ _id }) => _id === change.id)) await note(ctx, change);
  return {};
};

async function note(ctx: ServiceContext, { id, name, version, action, by, at }: RemoteChange): Promise<void> {
  // Reported by a gateway, or made by the caller just now.
  const maker = ctx.actor.role === 'service' ? { ...ctx, actor: { ...ctx.actor, username: by || null } } : ctx;
  try {
    await withTransaction(async (session) => {
      await RemoteChangeModel.create([{ _id: id, at: new Date(at) }], { session });
      recordAudit(session, maker, { action: `remote.${action}`, entity: 'remote', entityId: `${name} ${version}` });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

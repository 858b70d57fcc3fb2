import { settingDefinitions } from '@practice/contracts';
import type { ClientSession, ServiceContext } from '@practice/service-kit';
import { SettingChangeModel } from './setting-change.model.ts';

/** A setting's value in force before and after it was saved; '' while it is not set. */
export type ValueChange = { settingKey: string; before: string; after: string };

/** Keeps what has changed, in the transaction of the change. */
export async function recordSettingChanges(
  session: ClientSession,
  ctx: ServiceContext,
  changes: readonly ValueChange[],
): Promise<void> {
  const [at, { username }] = [new Date(), ctx.actor];
  const entries = changes
    .filter(({ before, after }) => before !== after)
    .map(({ settingKey, ...values }) => {
      const said = isSecret(settingKey) ? { before: null, after: null } : values;
      return { settingKey, at, username, ...said };
    });
  if (entries.length > 0) await SettingChangeModel.collection.insertMany(entries as never[], { session });
}

function isSecret(key: string): boolean {
  return settingDefinitions[key]?.isSecret ?? true;
}

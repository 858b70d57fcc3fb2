import { type SettingConditionRecord, settingDefinitions } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { mayReadSetting } from './may-read-setting.ts';
import { serverProblem } from './server-problem.ts';
import { SiteSettingModel, valueInForce } from './site-setting.model.ts';

/**
 * What the server knows of settings beside their values, of those that the caller may see: which secrets are set, and which
 * switches cannot be switched on here. Settings of which there is nothing to say are left out.
 */
export async function listSettingConditions(ctx: ServiceContext): Promise<SettingConditionRecord[]> {
  assertCan(ctx, 'site-setting:read');
  const visible = Object.entries(settingDefinitions).filter(([, each]) => mayReadSetting(ctx.actor.role, each));
  const secrets = visible.filter(([, { isSecret }]) => isSecret).map(([key]) => key);
  const rows = await SiteSettingModel.find({ settingKey: { $in: secrets } }).lean();
  const stored = new Set(rows.filter((row) => valueInForce(row) !== '').map(({ settingKey }) => settingKey));
  return visible.flatMap(([settingKey, { type }]) => {
    const isSecretStored = stored.has(settingKey);
    const problem = type === 'boolean' ? serverProblem(ctx, settingKey, 'true') : null;
    return isSecretStored || problem
      ? [{ settingKey, isSecretStored, unavailableReason: problem?.message ?? null }]
      : [];
  });
}

import { missingSteps, type SettingKey, settingDefinitions } from '@practice/contracts';
import { type ExampleKind, emit, recordAudit } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { type SiteSetting, SiteSettingModel } from '../../settings/site-setting.model.ts';
import { notOpenYet } from '../settings.ts';
import { forgetExampleValues } from './forget-example-values.ts';

/** What the invented practice says of itself: it goes in one step, so that visitors never see half of it. */
export const settingExamples: ExampleKind = {
  kind: 'setting',
  model: SiteSettingModel,
  isOneStep: true,
  read: ({ settingKey, settingValue, description, isActive }: SiteSetting) => ({
    name: settingDefinitions[settingKey]?.field?.label ?? settingKey,
    says: { settingValue, description, isActive },
  }),
  async remove(session, ctx, ids) {
    await forgetExampleValues(session);
    if (ids.length === 0) return;
    const rows = await SiteSettingModel.find({ _id: { $in: ids } }, null, { session }).lean();
    await SiteSettingModel.deleteMany({ _id: { $in: ids } }, { session });
    const closing = await closeUnlessNamed(session);
    const keys = [...rows.map(({ settingKey }) => settingKey), ...closing];
    const categories = [...new Set(keys.flatMap((key) => settingDefinitions[key]?.category ?? []))];
    recordAudit(session, ctx, { action: 'site-setting.changed', entity: 'site-setting', changedFields: keys });
    emit(session, 'site-setting.changed', { keys, categories });
  },
};

/** Steps of the set-up without which a site names nobody. */
const NAMING = new Set(['practice', 'contact', 'address']);

/** Closes the site as that of a new practice is, unless somebody has said whether it is open, or the settings name a real one. */
async function closeUnlessNamed(session: ClientSession): Promise<SettingKey[]> {
  const rows = await SiteSettingModel.find({ isActive: { $ne: false } }, null, { session }).lean();
  const stored = Object.fromEntries(rows.map(({ settingKey, settingValue }) => [settingKey, settingValue]));
  const isNamed = !missingSteps(stored).some(({ key }) => NAMING.has(key));
  if (isNamed || stored.site_open !== undefined) return [];
  const values = Object.entries(notOpenYet).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
  await SiteSettingModel.create(values, { session, ordered: true });
  return values.map(({ settingKey }) => settingKey as SettingKey);
}

import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { SiteSettingModel } from './site-setting.model.ts';

/** Every stored setting by key, secrets included: for the product's own parts, which read it through the kit. */
export const readSettings: InternalFunctions<'content'>['readSettings'] = async (ctx) => {
  assertCan(ctx, 'site-setting:write-restricted');
  const settings = await SiteSettingModel.find({}, { settingKey: 1, settingValue: 1 }).lean();
  return Object.fromEntries(settings.map(({ settingKey, settingValue }) => [settingKey, settingValue]));
};

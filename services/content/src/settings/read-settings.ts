import { settingDefinitions } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { secretOf } from './secret-settings.ts';
import { SiteSettingModel } from './site-setting.model.ts';

/**
 * Every setting in force by key, secrets included: for the other services, which read it through the kit. Rows of keys
 * that the product does not know are left out.
 */
export const readSettings: InternalFunctions<'content'>['readSettings'] = async (ctx) => {
  assertCan(ctx, 'site-setting:read-restricted');
  const settings = await SiteSettingModel.find({ isActive: { $ne: false } }, { settingKey: 1, settingValue: 1 }).lean();
  return Object.fromEntries(
    settings.flatMap(({ _id, settingKey, settingValue }) => {
      const definition = settingDefinitions[settingKey];
      return definition ? [[settingKey, definition.isSecret ? secretOf(_id, settingValue) : settingValue]] : [];
    }),
  );
};

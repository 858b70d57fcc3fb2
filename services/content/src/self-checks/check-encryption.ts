import { settingDefinitions } from '@practice/contracts';
import { encryption, type SelfCheck } from '@practice/service-kit';
import { SiteSettingModel } from '../settings/site-setting.model.ts';

const secrets = Object.keys(settingDefinitions).filter((key) => settingDefinitions[key]?.isSecret);

/** Whether settings that are secret are encrypted, and can be read with the keys of this process. */
export const checkEncryption: SelfCheck = encryption({
  model: SiteSettingModel,
  fields: ['settingValue'],
  filter: { settingKey: { $in: secrets } },
  owner: 'Gizli bir ayarın',
  alongside: ['settingKey'],
  records: ({ settingKey }) => [{ place: 'setting', recordId: String(settingKey) }],
});

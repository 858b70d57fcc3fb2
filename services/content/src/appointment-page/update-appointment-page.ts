import { type AppointmentPageRecord, updateAppointmentPageInput } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { saveSettings } from '../settings/save-settings.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { pageOfSettings } from './page-of-settings.ts';
import { type SettingField, settingKeys } from './setting-keys.ts';

/**
 * Changes what was sent of the appointment page, in its settings. Only what differs is written, so that a page that is
 * sent whole does not turn the product's own texts into those of the practice.
 * @throws DomainError VALIDATION_FAILED
 */
export async function updateAppointmentPage(ctx: ServiceContext, raw: unknown): Promise<AppointmentPageRecord> {
  const { slug: _, ...sent } = readInput(ctx, 'content:write', updateAppointmentPageInput, raw);
  const before = await storedPage();
  const changed = (Object.keys(settingKeys) as SettingField[]).filter(
    (field) => sent[field] != null && sent[field] !== before[field],
  );
  if (changed.length === 0) return before;
  const settings = changed.map((field) => ({ key: settingKeys[field], value: String(sent[field]) }));
  const { errors } = await saveSettings(ctx, { settings });
  if (errors.length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  return storedPage();
}

/** As it is stored now: what is in memory may be another gateway's state of a moment ago. */
async function storedPage(): Promise<AppointmentPageRecord> {
  const filter = { isActive: { $ne: false }, settingKey: { $in: Object.values(settingKeys) } };
  const rows = await SiteSettingModel.find(filter).lean();
  return pageOfSettings(Object.fromEntries(rows.map(({ settingKey, settingValue }) => [settingKey, settingValue])));
}

import { type AppointmentPageRecord, settingDefinitions, updateAppointmentPageInput } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { saveSettings } from '../settings/save-settings.ts';
import { toSettingRecord } from '../settings/setting-record.ts';
import { type SiteSetting, SiteSettingModel } from '../settings/site-setting.model.ts';
import { pageOfSettings } from './page-of-settings.ts';
import { type SettingField, settingKeys } from './setting-keys.ts';

/**
 * Changes what was sent of the appointment page, in its settings. Only what differs is written, so that a page that is
 * sent whole does not turn the product's own texts into those of the practice.
 * @throws DomainError VALIDATION_FAILED; VERSION_CONFLICT with the page as it is
 */
export async function updateAppointmentPage(ctx: ServiceContext, raw: unknown): Promise<AppointmentPageRecord> {
  const { slug: _, version, ...sent } = readInput(ctx, 'content:write', updateAppointmentPageInput, raw);
  const rows = await storedRows();
  const before = pageOf(rows);
  if (version != null && version !== before.version) throw conflict(before);
  const changed = (Object.keys(settingKeys) as SettingField[]).filter(
    (field) => sent[field] != null && sent[field] !== before[field],
  );
  if (changed.length === 0) return before;
  const settings = changed.map((field) => ({
    key: settingKeys[field],
    value: String(sent[field]),
    // Of two who save the same version at once, one is refused.
    ...(version == null ? {} : { previousValue: shownValue(rows, settingKeys[field]) }),
  }));
  const { errors } = await saveSettings(ctx, { settings }).catch(async (error: unknown) => {
    const isLate = error instanceof DomainError && error.code === 'VERSION_CONFLICT';
    throw isLate ? conflict(pageOf(await storedRows())) : error;
  });
  if (errors.length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  return pageOf(await storedRows());
}

const conflict = (current: AppointmentPageRecord) => new DomainError('VERSION_CONFLICT', { attachment: { current } });

/** As they are stored now: what is in memory may be another gateway's state of a moment ago. */
async function storedRows(): Promise<SiteSetting[]> {
  return SiteSettingModel.find({ settingKey: { $in: Object.values(settingKeys) } }).lean();
}

function pageOf(rows: readonly SiteSetting[]): AppointmentPageRecord {
  const active = rows.filter(({ isActive }) => isActive !== false);
  return pageOfSettings(Object.fromEntries(active.map(({ settingKey, settingValue }) => [settingKey, settingValue])));
}

/** What whoever saves a setting says to have seen of it. */
function shownValue(rows: readonly SiteSetting[], key: (typeof settingKeys)[SettingField]): string {
  const row = rows.find(({ settingKey }) => settingKey === key);
  const definition = settingDefinitions[key];
  return row && definition ? toSettingRecord(row, definition).settingValue : '';
}

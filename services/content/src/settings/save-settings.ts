import {
  can,
  type FieldProblem,
  type SiteSettingRecord,
  saveSettingInput,
  saveSettingsInput,
  settingDefinitions,
  settingProblem,
} from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { isRestricted } from './restricted-categories.ts';
import { SiteSettingModel } from './site-setting.model.ts';

export type SavedSettings = { message: string; updated: SiteSettingRecord[]; errors: FieldProblem[] };
type Change = { key: string; value: string };

/**
 * Stores several settings at once (document 3, sections 4 and 7): the good ones are saved, the others told with a
 * sentence each. A secret that comes empty stays as it is.
 * @throws DomainError VALIDATION_FAILED or FORBIDDEN when none could be saved.
 */
export async function saveSettings(ctx: ServiceContext, raw: unknown): Promise<SavedSettings> {
  const { settings } = readInput(ctx, 'site-setting:write', saveSettingsInput, raw);
  const errors = settings.flatMap((change) => problemOf(ctx, change) ?? []);
  const refused = new Set(errors.map(({ field }) => field));
  const good = settings.filter(({ key }) => !refused.has(key));
  if (good.length === 0) {
    const isForbidden = errors.every(({ code }) => code === 'FORBIDDEN');
    throw new DomainError(isForbidden ? 'FORBIDDEN' : 'VALIDATION_FAILED', { errors });
  }
  const updated = await store(ctx, good);
  const message =
    errors.length > 0 ? `${updated.length} ayar kaydedildi, ${errors.length} ayar kaydedilemedi` : 'Ayarlar kaydedildi';
  return { message, updated, errors };
}

/**
 * Stores one setting (document 3, section 7).
 * @throws DomainError VALIDATION_FAILED, FORBIDDEN
 */
export async function saveSetting(ctx: ServiceContext, raw: unknown): Promise<SiteSettingRecord> {
  const { settingKey, settingValue } = readInput(ctx, 'site-setting:write', saveSettingInput, raw);
  await saveSettings(ctx, { settings: [{ key: settingKey, value: settingValue }] });
  const { category = 'general', isSecret } = settingDefinitions[settingKey] ?? {};
  return { settingKey, settingValue: isSecret ? '' : settingValue, category };
}

function problemOf(ctx: ServiceContext, { key, value }: Change): FieldProblem | null {
  const definition = settingDefinitions[key];
  if (definition && isRestricted(definition.category) && !can(ctx.actor.role, 'site-setting:write-restricted')) {
    return { field: key, message: 'Bu ayar için yetkiniz yok.', code: 'FORBIDDEN' };
  }
  const message = settingProblem(key, value);
  return message ? { field: key, message, code: definition ? 'INVALID_SETTING' : 'UNKNOWN_SETTING' } : null;
}

async function store(ctx: ServiceContext, changes: Change[]): Promise<SiteSettingRecord[]> {
  const written = changes.filter(({ key, value }) => !(settingDefinitions[key]?.isSecret && value === ''));
  const keys = written.map(({ key }) => key);
  const categories = [...new Set(keys.map((key) => settingDefinitions[key]?.category ?? 'general'))];
  await withTransaction(async (session) => {
    for (const { key, value } of written) {
      await SiteSettingModel.updateOne(
        { settingKey: key },
        { $set: { settingValue: value.trim() } },
        { upsert: true, session },
      );
    }
    recordAudit(session, ctx, { action: 'site-setting.changed', entity: 'site-setting', changedFields: keys });
    emit(session, 'site-setting.changed', { keys, categories });
  });
  return written
    .filter(({ key }) => !settingDefinitions[key]?.isSecret)
    .map(({ key, value }) => ({
      settingKey: key,
      settingValue: value.trim(),
      category: settingDefinitions[key]?.category ?? 'general',
    }));
}

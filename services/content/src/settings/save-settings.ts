import {
  type FieldProblem,
  isRestrictedCategory,
  mailAccountKeys,
  type ProblemCode,
  type SettingDefinition,
  type SiteSettingRecord,
  saveSettingInput,
  saveSettingsInput,
  settingDefinitions,
  settingProblem,
  storedSetting,
} from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  isPermitted,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { Types } from 'mongoose';
import { picturesProblem } from '../pictures/assert-pictures-described.ts';
import { addressWarning } from './address-warning.ts';
import { cleanHtml } from './clean-html.ts';
import { recordSettingChanges, type ValueChange } from './history/record-setting-changes.ts';
import { mailAccountProblems } from './mail-account-problems.ts';
import { LONGEST_RETENTION, retentionProblem } from './retention-problem.ts';
import { storedSecret } from './secret-settings.ts';
import { serverProblem } from './server-problem.ts';
import { toSettingRecord } from './setting-record.ts';
import { type SiteSetting, SiteSettingModel, valueInForce } from './site-setting.model.ts';
import { valuesAfter } from './values-after.ts';

export type SavedSettings = {
  message: string;
  updated: SiteSettingRecord[];
  errors: FieldProblem[];
  /** Of what was saved, but may not be what was meant. */
  warnings: FieldProblem[];
};
export type Change = {
  key: string;
  value: string;
  previousValue?: string | null | undefined;
  description?: string | null | undefined;
  isActive?: boolean;
};
export type StoredRows = ReadonlyMap<string, SiteSetting & { _id: Types.ObjectId }>;

/**
 * Stores several settings at once: valid ones are saved and active again, the others are returned with a message each.
 * A secret that is sent empty keeps its value, as does a protection that is always on. Category and type of a known key are
 * ignored. A change of a value that another user has changed since (`previousValue`) is refused. The mail account is saved
 * whole or, with everything sent beside it, not at all.
 * @throws DomainError VALIDATION_FAILED, FORBIDDEN or VERSION_CONFLICT when none could be saved.
 */
export async function saveSettings(ctx: ServiceContext, raw: unknown): Promise<SavedSettings> {
  const { settings } = readChanges(ctx, raw);
  return save(
    ctx,
    settings.map(({ key, value, previousValue }) => ({ key, value, previousValue })),
  );
}

/** What is wrong with a value that is no text is said at the key of its setting. */
function readChanges(ctx: ServiceContext, raw: unknown) {
  try {
    return readInput(ctx, 'site-setting:write', saveSettingsInput, raw);
  } catch (error) {
    if (!(error instanceof DomainError) || error.errors.length === 0) throw error;
    const { settings } = (raw ?? {}) as { settings?: readonly { key?: unknown }[] };
    const keyOf = (field: string) => settings?.[Number(/^settings\.(\d+)\.value$/.exec(field)?.[1])]?.key;
    const errors = error.errors.map((problem) => ({
      ...problem,
      field: String(keyOf(problem.field) ?? problem.field),
    }));
    throw new DomainError(error.code, { errors });
  }
}

/**
 * Stores one setting, with a note of the staff; one that is not active counts as not set.
 * @throws DomainError VALIDATION_FAILED, FORBIDDEN
 */
export async function saveSetting(
  ctx: ServiceContext,
  raw: unknown,
): Promise<SiteSettingRecord & Pick<SavedSettings, 'warnings'>> {
  const input = readInput(ctx, 'site-setting:write', saveSettingInput, raw);
  const { settingKey: key, settingValue: value, description, isActive } = input;
  const { updated, warnings } = await save(ctx, [{ key, value, description, isActive: isActive ?? true }]);
  const definition = settingDefinitions[key] as SettingDefinition;
  return { ...(updated[0] ?? toSettingRecord({ settingKey: key, settingValue: '' }, definition)), warnings };
}

async function save(ctx: ServiceContext, changes: Change[]): Promise<SavedSettings> {
  return withTransaction(async (session) => {
    const before = await storedRows(session, changes);
    const after = valuesAfter(changes, before);
    const errors = changes.flatMap((change) => problemOf(ctx, change, { before, after }) ?? []);
    const refused = new Set(errors.map(({ field }) => field));
    const good = changes.filter(({ key }) => !refused.has(key));
    if (good.length === 0) throw new DomainError(codeFor(errors), { errors });
    const ofAccount = mailAccountProblems({ valid: good, errors, before });
    if (ofAccount.length > 0) throw new DomainError(codeFor(ofAccount), { errors: ofAccount });
    const updated = await store(session, ctx, { changes: good, before });
    const message =
      errors.length > 0
        ? `${updated.length} ayar kaydedildi, ${errors.length} ayar kaydedilemedi`
        : 'Ayarlar kaydedildi';
    return { message, updated, errors, warnings: good.flatMap(({ key, value }) => addressWarning(key, value) ?? []) };
  });
}

function codeFor(errors: FieldProblem[]): ProblemCode {
  const shared = (['FORBIDDEN', 'VERSION_CONFLICT'] as const).find((each) => errors.every(({ code }) => code === each));
  return shared ?? 'VALIDATION_FAILED';
}

async function storedRows(session: ClientSession, changes: Change[]): Promise<StoredRows> {
  const keys = [...changes.map(({ key }) => key), ...mailAccountKeys, LONGEST_RETENTION];
  const rows = await SiteSettingModel.find({ settingKey: { $in: keys } }, null, { session }).lean();
  return new Map(rows.map((row) => [row.settingKey, row]));
}

/** Rules apply to changed values only: a value from before its rule does not prevent saving. */
function problemOf(
  ctx: ServiceContext,
  { key, value, previousValue }: Change,
  { before, after }: { before: StoredRows; after: Readonly<Record<string, string>> },
): FieldProblem | null {
  const definition = settingDefinitions[key];
  if (!definition) return { field: key, message: 'Böyle bir ayar yok', code: 'UNKNOWN_SETTING' };
  if (isRestrictedCategory(definition.category) && !isPermitted(ctx, 'site-setting:write-restricted')) {
    return { field: key, message: 'Bu ayar için yetkiniz yok.', code: 'FORBIDDEN' };
  }
  if (definition.isAlwaysOn) {
    if (storedSetting(key, value) === 'true') return null;
    return { field: key, message: settingProblem(key, value) ?? '', code: 'READ_ONLY_SETTING' };
  }
  const row = before.get(key);
  if (storedSetting(key, value) === (row?.settingValue ?? '')) return null;
  const shown = row ? toSettingRecord(row, definition).settingValue : '';
  if (typeof previousValue === 'string' && !definition.isSecret && previousValue !== shown) {
    return { field: key, message: 'Bu ayar siz düzenlerken değiştirildi.', code: 'VERSION_CONFLICT' };
  }
  const isUndescribed = definition.isHtml && picturesProblem(cleanHtml(definition, value), shown);
  const message = settingProblem(key, value) || isUndescribed;
  if (message) return { field: key, message, code: 'INVALID_SETTING' };
  const text = storedSetting(key, value);
  return serverProblem(ctx, key, text) ?? retentionProblem(key, text, after);
}

async function store(
  session: ClientSession,
  ctx: ServiceContext,
  { changes, before }: { changes: Change[]; before: StoredRows },
): Promise<SiteSettingRecord[]> {
  const known = changes.flatMap((change) => {
    const definition = settingDefinitions[change.key];
    return definition && !(definition.isSecret && change.value === '') ? [{ change, definition }] : [];
  });
  const keys = known.flatMap(({ change, definition }) => (definition.isAlwaysOn ? [] : change.key));
  const categories = [...new Set(known.map(({ definition }) => definition.category))];
  const updated: SiteSettingRecord[] = [];
  const values: ValueChange[] = [];
  for (const { change, definition } of known) {
    if (definition.isAlwaysOn) {
      updated.push(toSettingRecord({ settingKey: change.key, settingValue: 'true' }, definition));
      continue;
    }
    const _id = before.get(change.key)?._id ?? new Types.ObjectId();
    const [settingKey, fields] = [change.key, fieldsOf(change, definition, _id)];
    // The embedded database would read all settings for a findOneAndUpdate.
    await SiteSettingModel.updateOne(
      { settingKey },
      { $set: fields, $setOnInsert: { _id } },
      { upsert: true, session },
    );
    const row = { ...before.get(settingKey), settingKey, ...fields };
    values.push({ settingKey, before: valueInForce(before.get(settingKey)), after: valueInForce(row) });
    updated.push(toSettingRecord(row, definition));
  }
  await recordSettingChanges(session, ctx, values);
  recordAudit(session, ctx, { action: 'site-setting.changed', entity: 'site-setting', changedFields: keys });
  emit(session, 'site-setting.changed', { keys, categories });
  return updated;
}

function fieldsOf(
  { key, value, description, isActive = true }: Change,
  definition: SettingDefinition,
  id: Types.ObjectId,
): Pick<SiteSetting, 'settingValue' | 'isActive'> & Partial<SiteSetting> {
  const note = description === undefined ? {} : { description };
  const text = cleanHtml(definition, storedSetting(key, value));
  return { settingValue: definition.isSecret ? storedSecret(id, text) : text, isActive, ...note };
}

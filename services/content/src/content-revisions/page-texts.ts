import {
  type ContentPage,
  contentKeysOf,
  type FieldProblem,
  settingDefinitions,
  storedSetting,
} from '@practice/contracts';
import { type ClientSession, DomainError } from '@practice/service-kit';
import type { KeyedTexts } from '../revisions/text-changes.ts';
import { cleanHtml } from '../settings/clean-html.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';

/** What is published of a page, in the order of its fields. */
export async function publishedTexts(page: ContentPage, session: ClientSession): Promise<KeyedTexts> {
  const rows = await SiteSettingModel.find(
    { settingKey: { $in: contentKeysOf(page) }, isActive: { $ne: false } },
    { settingKey: 1, settingValue: 1 },
    { session },
  ).lean();
  return inOrder(page, new Map(rows.map(({ settingKey, settingValue }) => [settingKey, settingValue])));
}

/**
 * Sent texts as they are kept: of the page's fields alone, rich text without scripts.
 * @throws DomainError VALIDATION_FAILED for a key that the page does not have.
 */
export function draftTexts(page: ContentPage, sent: KeyedTexts): KeyedTexts {
  const known: readonly string[] = contentKeysOf(page);
  const errors = sent
    .filter(({ key }) => !known.includes(key))
    .map((): FieldProblem => ({ field: 'texts', message: 'Bu sayfada böyle bir alan yok', code: 'INVALID' }));
  if (errors.length > 0) throw new DomainError('VALIDATION_FAILED', { errors: errors.slice(0, 1) });
  return inOrder(
    page,
    new Map(
      sent.map(({ key, value }) => [key, cleanHtml(settingDefinitions[key] ?? {}, storedSetting(key, value))] as const),
    ),
  );
}

function inOrder(page: ContentPage, values: ReadonlyMap<string, string>): KeyedTexts {
  return contentKeysOf(page).flatMap((key) => {
    const value = values.get(key) ?? '';
    return value === '' ? [] : [{ key, value }];
  });
}

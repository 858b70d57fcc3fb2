import { type SettingKey, settingDefinitions } from './settings/all-settings.ts';
import { fieldProblem } from './settings/field-problem.ts';
import { isListSetting } from './settings/read-json-list.ts';
import type { SettingOption } from './settings/setting.ts';
import { badList, settingProblem } from './settings/setting-problem.ts';

/** How a text of a page is edited. */
export const contentFieldTypes = [
  'text',
  'number',
  'textarea',
  'rich-text',
  'json',
  'image',
  'select',
  'color',
  'boolean',
] as const;
export type ContentFieldType = (typeof contentFieldTypes)[number];

export type ContentField = {
  /** That of a setting. */
  key: SettingKey;
  label: string;
  description?: string;
  /** What the page shows while the field is empty. */
  placeholder: string;
  type: ContentFieldType;
  options?: readonly SettingOption[];
  inputMode?: 'url' | 'email' | 'tel';
  validation: { required: boolean; minLength?: number; maxLength?: number };
};

/** How the field of a setting is edited, by what the setting is. */
export function contentFieldOf(key: SettingKey): ContentField {
  const { field, default: placeholder = '' } = settingDefinitions[key] ?? {};
  if (!field) throw new Error(`The setting ${key} has no field`);
  const { label, hint, required = false, minLength, maxLength, options, type } = field;
  const inputMode = type === 'url' || type === 'email' || type === 'tel' ? type : undefined;
  return {
    key,
    label,
    placeholder,
    type: typeOf(key),
    ...(hint === undefined ? {} : { description: hint }),
    ...(options === undefined ? {} : { options }),
    ...(inputMode === undefined ? {} : { inputMode }),
    validation: {
      required,
      ...(minLength === undefined ? {} : { minLength }),
      ...(maxLength === undefined ? {} : { maxLength }),
    },
  };
}

/** Why a changed text cannot be published, as a Turkish sentence; null when it can. */
export function contentProblem(key: SettingKey, value: string): string | null {
  const { type, validation } = contentFieldOf(key);
  if (type === 'json' && !isJsonText(value)) return badList;
  return fieldProblem(validation, value.trim()) ?? settingProblem(key, value);
}

/** Whether a text is empty or JSON. */
export function isJsonText(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const types: Readonly<Record<string, ContentFieldType>> = {
  textarea: 'textarea',
  number: 'number',
  image: 'image',
  switch: 'boolean',
  select: 'select',
};

function typeOf(key: SettingKey): ContentFieldType {
  const { isHtml, field } = settingDefinitions[key] ?? {};
  if (isHtml) return 'rich-text';
  if (isListSetting(key)) return 'json';
  return types[field?.type ?? ''] ?? 'text';
}

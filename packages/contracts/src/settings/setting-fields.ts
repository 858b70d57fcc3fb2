import { settingGroups } from './all-settings.ts';
import type { FormField, Look, SettingGroup, Settings } from './setting.ts';

/** A field of the settings screen. */
export type SettingField = Omit<FormField, 'preview' | 'store' | 'required' | 'type'> & {
  key: string;
  type: NonNullable<FormField['type']> | 'text';
  required?: boolean;
  /** Heading of the part of the form under which it stands. */
  group: string;
  /** Of a switch: how it is while nothing is stored. */
  default?: string;
};

/** Where the fields of a group appear on the site. */
type SettingPreview = {
  /** The name of the area. */
  name: string;
  /** The page it is on. */
  path: string;
  /** In the order of the page. */
  lines: { key: string; label: string; look: Look }[];
};

type Form = NonNullable<SettingGroup<Settings>['form']>;

const forms: (Form & { category: string; settings: Settings })[] = settingGroups.flatMap(
  ({ settings, group: { form, category } }) => (form ? [{ ...form, category, settings }] : []),
);

/** The fields of the categories that the settings screen shows, in its order. */
export const settingFields = {
  general: fieldsOf('general'),
  content: fieldsOf('content'),
  contact: fieldsOf('contact'),
  social: fieldsOf('social'),
};

/** The preview of each group, by its heading. */
export const settingPreviews: Readonly<Record<string, SettingPreview>> = Object.fromEntries(
  forms.map((form) => [form.title, previewOf(form)]),
);

function fieldsOf(category: string): SettingField[] {
  return forms
    .filter((form) => form.category === category)
    .flatMap((form) =>
      fieldEntries(form).map(([key, { preview: _preview, store: _store, ...field }]) => ({
        type: 'text',
        ...(field.type === 'switch' ? { default: form.settings[key]?.default ?? 'false' } : {}),
        ...field,
        key,
        group: form.title,
      })),
    );
}

function previewOf(form: Form): SettingPreview {
  const lines = fieldEntries(form)
    .map(([key, { label, preview }], index) => ({ key, label, look: preview.look, order: preview.order ?? index }))
    .sort((one, other) => one.order - other.order);
  return { ...form.shownAt, lines: lines.map(({ order: _order, ...line }) => line) };
}

function fieldEntries({ fields }: Form): [string, FormField][] {
  return Object.entries(fields).flatMap(([key, field]) => (field ? [[key, field] as [string, FormField]] : []));
}

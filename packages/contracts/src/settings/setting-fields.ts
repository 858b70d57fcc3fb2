import { settingGroups } from './all-settings.ts';
import type { FormField, Look, SettingCategory, SettingGroup, SettingOption, Settings } from './setting.ts';

/** A field of the settings screen. */
export type SettingField = Omit<FormField, 'preview' | 'store' | 'required' | 'type' | 'formatProblem' | 'problem'> & {
  key: string;
  type: NonNullable<FormField['type']> | 'text';
  required?: boolean;
  /** A protection that is always on. */
  isReadOnly?: boolean;
  /** Heading of the part of the form under which it stands. */
  group: string;
  /** Of a switch, a select and a colour: how it is while nothing is stored. */
  default?: string;
};

/** `default`: what the site shows while nothing is stored. `options` as those of the field. */
export type PreviewLine = {
  key: string;
  label: string;
  look: Look;
  default?: string;
  options?: readonly SettingOption[];
};

/** Where the fields of a group appear on the site. */
type SettingPreview = {
  /** The name of the area. */
  name: string;
  /** The page it is on. */
  path: string;
  /** In the order of the page. */
  lines: PreviewLine[];
};

type Form = NonNullable<SettingGroup<Settings>['form']>;

type FormOfGroup = Form & { category: string; settings: Settings };

const forms: FormOfGroup[] = settingGroups.flatMap(({ settings, group: { form, category } }) =>
  form ? [{ ...form, category, settings }] : [],
);

/** The fields of the categories that the settings screen shows, in its order. */
export const settingFields = {
  general: fieldsOf('general'),
  legal: fieldsOf('legal'),
  appearance: fieldsOf('appearance'),
  contact: fieldsOf('contact'),
  content: fieldsOf('content'),
  social: fieldsOf('social'),
  analytics: fieldsOf('analytics'),
  url_management: fieldsOf('url_management'),
  security: fieldsOf('security'),
  email: fieldsOf('email'),
};

/** The preview of each group, by its heading. */
export const settingPreviews: Readonly<Record<string, SettingPreview>> = Object.fromEntries(
  forms.map((form) => [form.title, previewOf(form)]),
);

function fieldsOf(category: SettingCategory): SettingField[] {
  return forms
    .filter((form) => form.category === category)
    .flatMap((form) =>
      fieldEntries(form).map(
        ([key, { preview: _preview, store: _store, formatProblem: _sentence, problem: _problem, ...field }]) => ({
          type: 'text',
          ...defaultOf(form, key, field),
          ...(form.settings[key]?.isAlwaysOn ? { isReadOnly: true } : {}),
          ...field,
          key,
          group: form.title,
        }),
      ),
    );
}

function previewOf(form: FormOfGroup): SettingPreview {
  const lines = fieldEntries(form)
    .map(([key, field], index) => ({ line: previewLine(form, key, field), order: field.preview.order ?? index }))
    .sort((one, other) => one.order - other.order);
  return { ...form.shownAt, lines: lines.map(({ line }) => line) };
}

function previewLine(form: FormOfGroup, key: string, field: FormField): PreviewLine {
  const { label, preview, options } = field;
  return { key, label, look: preview.look, ...shownByDefault(form, key), ...(options ? { options } : {}) };
}

function shownByDefault({ settings }: FormOfGroup, key: string): { default?: string } {
  const value = settings[key]?.default ?? '';
  return value === '' ? {} : { default: value };
}

/** Switches, selects, colours and numbers always show a value, numbers as the placeholder. */
function defaultOf({ settings }: FormOfGroup, key: string, { type }: Pick<FormField, 'type'>): { default?: string } {
  const isShown = type === 'switch' || type === 'select' || type === 'color' || type === 'number';
  return isShown ? { default: settings[key]?.default ?? '' } : {};
}

function fieldEntries({ fields }: Form): [string, FormField][] {
  return Object.entries(fields).flatMap(([key, field]) => (field ? [[key, field] as [string, FormField]] : []));
}

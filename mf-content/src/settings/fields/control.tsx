import type { SettingField as Field, SettingOption } from '@practice/contracts';
import { Counter, SelectField, TextAreaField, TextField } from '@practice/ui';
import { PasswordField } from '@practice/ui/admin';
import { faviconUpload } from '@practice/ui/media';
import type { ChangeEvent, ReactNode } from 'react';
import { ColorField } from './color-field.tsx';
import { fieldId } from './field-id.ts';
import { ImageField } from './image-field.tsx';

export type ControlProps = {
  field: Field;
  label: ReactNode;
  value: string;
  error: string | undefined;
  onChange: (key: string, value: string) => void;
};

/** The control of a setting, by its type. */
export function Control({ field, value, error, onChange, label }: ControlProps) {
  const { key, type, hint, maxLength, required } = field;
  const props = {
    id: fieldId(key),
    label,
    hint,
    error,
    required,
    value,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(key, event.target.value),
  };
  if (field.isReadOnly) return <TextField id={props.id} label={label} hint={hint} value="Her zaman açık" readOnly />;
  const shown = value || field.default || '';
  if (type === 'switch') return <SelectField options={switchStates} {...props} value={shown} />;
  if (type === 'select') return <SelectField options={optionsWith(shown, field)} {...props} value={shown} />;
  if (type === 'textarea') return <TextAreaField rows={3} counterLimit={maxLength} {...props} />;
  if (type === 'color') {
    return <ColorField {...props} name={field.label} shown={shown} onChange={(text) => onChange(key, text)} />;
  }
  if (type === 'image') {
    const upload = key === 'site_favicon' ? faviconUpload : undefined;
    return <ImageField {...props} upload={upload} maxLength={maxLength} onChange={(text) => onChange(key, text)} />;
  }
  if (type === 'password') return <PasswordField {...props} autoComplete="new-password" />;
  const counter = maxLength ? <Counter used={value.length} limit={maxLength} /> : null;
  return <TextField aside={counter} {...keyboards[type]} {...props} />;
}

const switchStates = [
  { value: 'true', label: 'Açık' },
  { value: 'false', label: 'Kapalı' },
];

/** A value that was stored over the API and is not in the list is shown as it is. */
function optionsWith(value: string, { options = [] }: Field): readonly SettingOption[] {
  return options.some((each) => each.value === value) ? options : [{ value, label: value }, ...options];
}

/** The keyboard of phones. Not `type="url"`, whose validation would reject paths of the site. */
const keyboards: Partial<Record<Field['type'], { inputMode: 'url' | 'email' | 'numeric'; spellCheck: false }>> = {
  number: { inputMode: 'numeric', spellCheck: false },
  url: { inputMode: 'url', spellCheck: false },
  email: { inputMode: 'email', spellCheck: false },
};

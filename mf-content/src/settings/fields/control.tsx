import type { SettingField as Field, SettingConditionRecord, SettingOption } from '@practice/contracts';
import { Counter, SelectField, TextAreaField, TextField } from '@practice/ui';
import { PasswordField, SwitchField } from '@practice/ui/admin';
import { faviconUpload } from '@practice/ui/media';
import type { ChangeEvent, ReactNode } from 'react';
import { ColorField } from './color-field.tsx';
import { fieldId } from './field-id.ts';
import { FixedSwitch } from './fixed-switch.tsx';
import { ImageField } from './image-field.tsx';

export type ControlProps = {
  field: Field;
  /** What the server knows of it beside its value. */
  condition: SettingConditionRecord | undefined;
  value: string;
  error: string | undefined;
  onChange: (key: string, value: string) => void;
};

/** The control of a setting, by its type. */
export function Control({ field, condition, value, error, onChange, label }: ControlProps & { label: ReactNode }) {
  const { key, type, maxLength, required } = field;
  const hint = hintOf(field, condition);
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
  if (field.isReadOnly) return <FixedSwitch id={props.id} label={label} hint={hint} isOn />;
  const shown = value || field.default || '';
  if (condition?.unavailableReason && shown !== 'true') {
    return <FixedSwitch id={props.id} label={label} hint={hint} isOn={false} reason={condition.unavailableReason} />;
  }
  if (type === 'switch') {
    return <SwitchField {...props} checked={shown === 'true'} onChange={(isOn) => onChange(key, String(isOn))} />;
  }
  if (type === 'select') return <SelectField options={optionsWith(shown, field)} {...props} value={shown} />;
  if (type === 'textarea') return <TextAreaField rows={3} counterLimit={maxLength} {...props} />;
  if (type === 'color') {
    return <ColorField {...props} name={field.label} shown={shown} onChange={(text) => onChange(key, text)} />;
  }
  if (type === 'image') {
    const upload = key === 'site_favicon' ? faviconUpload : undefined;
    return <ImageField {...props} upload={upload} maxLength={maxLength} onChange={(text) => onChange(key, text)} />;
  }
  if (type === 'password') {
    const placeholder = condition?.isSecretStored ? '••••••••' : undefined;
    return <PasswordField {...props} placeholder={placeholder} autoComplete="new-password" />;
  }
  const counter = maxLength ? <Counter used={value.length} limit={maxLength} /> : null;
  // An empty number is one that the product chooses, never none.
  const placeholder = type === 'number' ? field.default : undefined;
  return <TextField aside={counter} placeholder={placeholder} {...keyboards[type]} {...props} />;
}

/** Of a password, whether there is one; of a switch that is on and could not be switched on again, why. */
function hintOf({ type, hint }: Field, condition: SettingConditionRecord | undefined): string | undefined {
  if (type === 'password' && !condition?.isSecretStored) return 'Kayıtlı şifre yok.';
  return hint;
}

/** A value that was stored over the API and is not in the list is shown as it is. */
function optionsWith(value: string, { options = [] }: Field): readonly SettingOption[] {
  return options.some((each) => each.value === value) ? options : [{ value, label: value }, ...options];
}

/** The keyboard of phones. Not `type="url"`, whose validation would reject paths of the site. */
const keyboards: Partial<Record<Field['type'], { inputMode: 'url' | 'email' | 'tel' | 'numeric'; spellCheck: false }>> =
  {
    number: { inputMode: 'numeric', spellCheck: false },
    url: { inputMode: 'url', spellCheck: false },
    email: { inputMode: 'email', spellCheck: false },
    tel: { inputMode: 'tel', spellCheck: false },
  };

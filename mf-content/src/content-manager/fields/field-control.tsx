import type { ContentField } from '@practice/contracts';
import { Box, Counter, SelectField, Text, TextAreaField, TextField, type TextFieldProps } from '@practice/ui';
import { SwitchField } from '@practice/ui/admin';
import { PictureChoice } from '@practice/ui/media';
import { RichTextField } from '@practice/ui/rich-text';
import type { ChangeEvent } from 'react';
import { fieldId } from './field-id.ts';
import { JsonField } from './json-field.tsx';

export type ControlProps = {
  field: ContentField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The input of a field, by its type. */
export function FieldControl({ field, value, error, onChange }: ControlProps) {
  const { key, label, description, placeholder, type, options = [], inputMode, validation } = field;
  const { required, maxLength } = validation;
  const common = { id: fieldId(key), label, hint: description, error, required };
  const typed = {
    ...common,
    value,
    placeholder,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(event.target.value),
  };
  const counter = maxLength ? <Counter used={value.length} limit={maxLength} /> : null;
  switch (type) {
    case 'text':
      return <TextField aside={counter} {...(inputMode ? { inputMode, spellCheck: false } : {})} {...typed} />;
    case 'number':
      return <TextField inputMode="numeric" {...typed} />;
    case 'color':
      return <TextField {...typed} aside={<ColorPicker label={label} value={value} onChange={onChange} />} />;
    case 'textarea':
      return <TextAreaField rows={4} counterLimit={maxLength} {...typed} />;
    case 'boolean':
      return (
        <SwitchField
          {...common}
          checked={(value || placeholder) === 'true'}
          onChange={(isOn) => onChange(String(isOn))}
        />
      );
    case 'select':
      return <SelectField {...common} options={options} value={value || placeholder} onChange={typed.onChange} />;
    case 'rich-text':
      return (
        <Box>
          <RichTextField
            label={label}
            hint={description}
            error={error}
            required={required}
            value={value}
            onChange={onChange}
          />
          <Box display="flex">{counter}</Box>
        </Box>
      );
    case 'image':
      return <ImageField {...typed} aside={counter} onPick={onChange} />;
    case 'json':
      return <JsonField field={field} value={value} error={error} onChange={onChange} />;
    default:
      return <Text color="fg.error">Desteklenmeyen alan türü</Text>;
  }
}

function ColorPicker({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <input
      type="color"
      aria-label={`${label}: renk seçin`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The address of an image, and the image once it is loaded. */
function ImageField({ onPick, ...props }: TextFieldProps & { onPick: (address: string) => void }) {
  return (
    <Box display="grid" gap="2">
      <TextField {...props} inputMode="url" spellCheck={false} />
      <PictureChoice address={String(props.value ?? '')} onPick={({ url }) => onPick(url)} />
    </Box>
  );
}

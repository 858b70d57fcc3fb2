import type { SettingField as Field, SettingOption } from '@practice/contracts';
import {
  Box,
  Counter,
  chakra,
  Flex,
  SelectField,
  type SystemStyleObject,
  TextAreaField,
  TextField,
} from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { OtherValue } from '@practice/ui/editing';
import { type ChangeEvent, memo, type ReactNode } from 'react';
import { fieldId, revealField } from './field-id.ts';
import { ImagePreview } from './image-preview.tsx';

type SettingFieldProps = {
  field: Field;
  /** Spans the whole row. */
  isWide: boolean;
  value: string;
  error: string | undefined;
  isChanged: boolean;
  /** The value that somebody else stored during editing; undefined when nobody did. */
  otherValue: string | undefined;
  onChange: (key: string, value: string) => void;
  onTakeStored: (key: string) => void;
  onKeepOwn: (key: string) => void;
  onFocus: (key: string) => void;
};

/** One setting: a control by its type, with counter, hint, error, and an undo while it is changed. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { field, isWide, value, isChanged, otherValue, onTakeStored, onKeepOwn, onFocus } = props;
  const { key, type } = field;
  return (
    <Box data-field={key} css={isWide ? wideStyle : cellStyle} onFocus={() => onFocus(key)}>
      <Control {...props} label={<Label label={field.label} isChanged={isChanged} />} />
      {isChanged ? (
        <chakra.button
          type="button"
          aria-label={`Geri al: ${field.label}`}
          css={undoStyle}
          onClick={() => {
            onTakeStored(key);
            revealField(key);
          }}
        >
          Geri al
        </chakra.button>
      ) : null}
      {type === 'image' ? <ImagePreview address={value} /> : null}
      {type === 'text' || type === 'textarea' ? <ClaimWarning texts={[value]} /> : null}
      {otherValue === undefined ? null : (
        <OtherValue
          label={field.label}
          value={otherValue}
          onTake={() => onTakeStored(key)}
          onKeep={() => onKeepOwn(key)}
        />
      )}
    </Box>
  );
});

function Control({ field, value, error, onChange, label }: SettingFieldProps & { label: ReactNode }) {
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
  const shown = value || field.default || '';
  if (type === 'switch') return <SelectField options={switchStates} {...props} value={shown} />;
  if (type === 'select') return <SelectField options={optionsWith(shown, field)} {...props} value={shown} />;
  if (type === 'textarea') return <TextAreaField rows={3} counterLimit={maxLength} {...props} />;
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
  image: { inputMode: 'url', spellCheck: false },
  email: { inputMode: 'email', spellCheck: false },
};

/** The label's text with a dot while changed; screen readers get the label only. */
function Label({ label, isChanged }: { label: string; isChanged: boolean }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2">
      {label}
      {isChanged ? <Box as="span" css={dotStyle} aria-hidden="true" /> : null}
    </Flex>
  );
}

const cellStyle: SystemStyleObject = { position: 'relative', minW: '0' };
const wideStyle: SystemStyleObject = { ...cellStyle, gridColumn: '1 / -1' };
const dotStyle: SystemStyleObject = { boxSize: '1.5', borderRadius: 'full', bg: 'status.pending.fg' };

const undoStyle: SystemStyleObject = {
  position: 'absolute',
  insetEnd: '0',
  top: '-1',
  minH: '6',
  px: '1.5',
  borderRadius: 'xs',
  color: 'fg.muted',
  fontSize: 'sm',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
};

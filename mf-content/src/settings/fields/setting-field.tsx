import type { SettingField as Field } from '@practice/contracts';
import { Box, Counter, chakra, FieldFrame, Flex, Input, type SystemStyleObject, useFieldIds } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { type ChangeEvent, memo, type ReactNode } from 'react';
import { fieldId, revealField } from './field-id.ts';
import { ImagePreview } from './image-preview.tsx';
import { OtherValue } from './other-value.tsx';

export type SettingFieldProps = {
  field: Field;
  /** Takes the whole line. */
  isWide: boolean;
  value: string;
  error: string | undefined;
  isChanged: boolean;
  /** What somebody else stored while this was typed into; undefined when nobody did. */
  otherValue: string | undefined;
  onChange: (key: string, value: string) => void;
  onTakeStored: (key: string) => void;
  onKeepOwn: (key: string) => void;
  onFocus: (key: string) => void;
};

/** One setting: control by its type, counter, hint, error, and the way back while it is changed. */
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
  const ids = useFieldIds({ id: fieldId(key), hint, error });
  const own = { label, ...(hint ? { hint } : {}), ...(error ? { error } : {}), ...(required ? { required } : {}) };
  const control = {
    autoComplete: 'off',
    'aria-required': required,
    id: ids.controlId,
    ...ids.aria,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(key, event.target.value),
  };
  return (
    <FieldFrame ids={ids} {...own} aside={maxLength ? <Counter used={value.length} limit={maxLength} /> : null}>
      {type === 'textarea' ? (
        <Lines as="textarea" {...({ rows: 3 } as object)} {...control} css={linesStyle} />
      ) : (
        <Input type="text" {...keyboards[type]} {...control} />
      )}
    </FieldFrame>
  );
}

const Lines = chakra(Input);

/** Which keyboard phones open. Addresses may be paths of the site, so the browser's own check stays out of it. */
const keyboards: Partial<Record<Field['type'], { inputMode: 'url' | 'email' | 'numeric'; spellCheck: false }>> = {
  number: { inputMode: 'numeric', spellCheck: false },
  url: { inputMode: 'url', spellCheck: false },
  image: { inputMode: 'url', spellCheck: false },
  email: { inputMode: 'email', spellCheck: false },
};

/** The label's text; the field's name for screen readers is the label alone. */
function Label({ label, isChanged }: { label: string; isChanged: boolean }) {
  return (
    <Flex as="span" align="center" gap="2">
      {label}
      {isChanged ? <Box as="span" css={dotStyle} aria-hidden="true" /> : null}
    </Flex>
  );
}

const cellStyle: SystemStyleObject = { position: 'relative', minW: '0' };
const wideStyle: SystemStyleObject = { ...cellStyle, gridColumn: '1 / -1' };
const dotStyle: SystemStyleObject = { boxSize: '1.5', borderRadius: 'full', bg: 'status.pending.fg' };

const linesStyle: SystemStyleObject = {
  display: 'block',
  minH: '20',
  maxH: '24rem',
  resize: 'vertical',
  lineHeight: 'normal',
  fieldSizing: 'content',
};

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

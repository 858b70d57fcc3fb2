import type { SettingField } from '@practice/contracts';
import { chakra, Flex, type SystemStyleObject } from '@practice/ui';
import { revealField } from './field-id.ts';

type FieldActionsProps = {
  field: SettingField;
  value: string;
  isChanged: boolean;
  onChange: (key: string, value: string) => void;
  onTakeStored: (key: string) => void;
};

/** At the end of a field's label: back to what is stored, or to the site's own default. */
export function FieldActions({ field, value, isChanged, onChange, onTakeStored }: FieldActionsProps) {
  const { key, label, required } = field;
  const hasOwnValue = value !== '' && value !== field.default && !required;
  if (!isChanged && !hasOwnValue) return null;
  const act = (action: () => void) => () => {
    action();
    revealField(key);
  };
  return (
    <Flex css={rowStyle}>
      {hasOwnValue ? (
        <chakra.button
          type="button"
          aria-label={`Varsayılana dön: ${label}`}
          css={[actionStyle, quietStyle]}
          onClick={act(() => onChange(key, ''))}
        >
          Varsayılana dön
        </chakra.button>
      ) : null}
      {isChanged ? (
        <chakra.button
          type="button"
          aria-label={`Geri al: ${label}`}
          css={actionStyle}
          onClick={act(() => onTakeStored(key))}
        >
          Geri al
        </chakra.button>
      ) : null}
    </Flex>
  );
}

const rowStyle: SystemStyleObject = { position: 'absolute', insetEnd: '0', top: '-1', bg: 'bg.panel' };

const actionStyle: SystemStyleObject = {
  minH: '6',
  px: '1.5',
  borderRadius: 'xs',
  color: 'fg.muted',
  fontSize: 'sm',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
};

/** Shown at the field that is used: a long form would be full of it. */
const quietStyle: SystemStyleObject = {
  opacity: '0',
  '[data-field]:hover &, [data-field]:focus-within &': { opacity: '1' },
};

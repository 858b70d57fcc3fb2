import type { ContentField } from '@practice/contracts';
import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { OtherValue } from '@practice/ui/editing';
import { memo } from 'react';
import { WinningTag } from '../../settings/fields/winning-tag.tsx';
import { FieldControl } from './field-control.tsx';

type Props = {
  field: ContentField;
  value: string;
  error: string | undefined;
  isChanged: boolean;
  /** The text that somebody else published during editing; undefined when nobody did. */
  otherValue: string | undefined;
  onChange: (key: string, value: string) => void;
  onTake: (key: string) => void;
  onKeep: (key: string) => void;
};

const wideTypes: readonly ContentField['type'][] = ['textarea', 'rich-text', 'json', 'image'];

/** One field, with an undo while it is changed and a choice when somebody else has changed it too. */
export const ContentCell = memo(function ContentCell(props: Props) {
  const { field, value, error, isChanged, otherValue, onChange, onTake, onKeep } = props;
  const { key, label, type } = field;
  return (
    <Box data-field={key} css={cellStyle} data-wide={wideTypes.includes(type) ? '' : undefined}>
      <FieldControl field={field} value={value} error={error} onChange={(next) => onChange(key, next)} />
      <WinningTag settingKey={key} />
      {isChanged ? (
        <chakra.button type="button" aria-label={`Geri al: ${label}`} css={undoStyle} onClick={() => onTake(key)}>
          Geri al
        </chakra.button>
      ) : null}
      {type === 'text' || type === 'textarea' ? <ClaimWarning texts={[value]} /> : null}
      {otherValue === undefined ? null : (
        <OtherValue
          label={label}
          value={otherValue}
          typed={value}
          format={type === 'rich-text' ? 'html' : 'text'}
          onTake={() => onTake(key)}
          onKeep={() => onKeep(key)}
        />
      )}
    </Box>
  );
});

const cellStyle: SystemStyleObject = { position: 'relative', minW: '0', '&[data-wide]': { gridColumn: '1 / -1' } };

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

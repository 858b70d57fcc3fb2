import { Box, Flex, type SystemStyleObject } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { OtherValue } from '@practice/ui/editing';
import { memo } from 'react';
import { Control, type ControlProps } from './control.tsx';
import { FieldActions } from './field-actions.tsx';
import { WinningTag } from './winning-tag.tsx';

type SettingFieldProps = ControlProps & {
  /** Spans the whole row. */
  isWide: boolean;
  isChanged: boolean;
  /** The value that another user stored during editing; undefined when there is none. */
  otherValue: string | undefined;
  onTakeStored: (key: string) => void;
  onKeepOwn: (key: string) => void;
  onFocus: (key: string) => void;
};

/** One setting: a control by its type, with counter, hint, error, and the ways back. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { field, isWide, value, isChanged, otherValue, onChange, onTakeStored, onKeepOwn, onFocus } = props;
  const { key, type } = field;
  return (
    <Box data-field={key} css={isWide ? wideStyle : cellStyle} onFocus={() => onFocus(key)}>
      <Control {...props} label={<Label label={field.label} isChanged={isChanged} />} />
      <WinningTag settingKey={key} />
      <FieldActions field={field} value={value} isChanged={isChanged} onChange={onChange} onTakeStored={onTakeStored} />
      {type === 'text' || type === 'textarea' ? <ClaimWarning texts={[value]} /> : null}
      {otherValue === undefined ? null : (
        <OtherValue
          label={field.label}
          value={otherValue}
          typed={value}
          onTake={() => onTakeStored(key)}
          onKeep={() => onKeepOwn(key)}
        />
      )}
    </Box>
  );
});

/** The label's text with a dot while changed; screen readers get the label only. */
function Label({ label, isChanged }: { label: string; isChanged: boolean }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2">
      <span>{label}</span>
      {isChanged ? <Box as="span" css={dotStyle} aria-hidden="true" /> : null}
    </Flex>
  );
}

const cellStyle: SystemStyleObject = { position: 'relative', minW: '0' };
const wideStyle: SystemStyleObject = { ...cellStyle, gridColumn: '1 / -1' };
const dotStyle: SystemStyleObject = { boxSize: '1.5', borderRadius: 'full', bg: 'status.pending.fg' };

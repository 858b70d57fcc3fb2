import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '../styled/chakra.ts';
import { Box, Flex } from '../styled/layout.ts';
import { FieldError, FieldHint, type FieldProps, useFieldIds } from './field-frame.tsx';

type SwitchFieldProps = FieldProps & {
  checked: boolean;
  onChange?: (isOn: boolean) => void;
  disabled?: boolean;
};

/** What is on or off, changed by one press: a native checkbox in the shape of a switch. */
export function SwitchField({ label, hint, error, id, checked, onChange, disabled }: SwitchFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Box>
      <Flex align="center" gap="3">
        <chakra.input
          type="checkbox"
          role="switch"
          id={ids.controlId}
          {...ids.aria}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange?.(event.target.checked)}
          css={switchStyle}
        />
        <chakra.label
          htmlFor={ids.controlId}
          flex="1"
          py="2.5"
          fontWeight="semibold"
          lineHeight="snug"
          cursor={disabled ? 'default' : 'pointer'}
        >
          {label}
        </chakra.label>
      </Flex>
      <FieldHint id={ids.hintId}>{hint}</FieldHint>
      <FieldError id={ids.errorId} error={error} />
    </Box>
  );
}

const switchStyle: SystemStyleObject = {
  appearance: 'none',
  position: 'relative',
  flexShrink: '0',
  width: '11',
  height: '6',
  borderRadius: 'full',
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.5',
    top: '0.5',
    boxSize: '4',
    borderRadius: 'full',
    bg: 'border.strong',
    transitionProperty: 'translate',
    transitionDuration: 'fast',
  },
  // A target of 44 px around the switch.
  '&::after': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-10px' },
  '&:checked': { bg: 'pine.solid', borderColor: 'pine.solid' },
  '&:checked::before': { bg: 'pine.contrast', translate: '1.25rem' },
  '&:disabled': { opacity: '0.55', cursor: 'default' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
};

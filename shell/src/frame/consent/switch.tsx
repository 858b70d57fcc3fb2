import { Box, chakra, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { type ComponentPropsWithRef, useId } from 'react';

type Props = ComponentPropsWithRef<'input'> & { label: string; hint: string };

/** A native checkbox in the shape of a switch, at the end of its row. */
export function Switch({ label, hint, ...input }: Props) {
  const id = useId();
  return (
    <Flex align="flex-start" justify="space-between" gap="4">
      <Box>
        <chakra.label htmlFor={id} fontWeight="medium" cursor="pointer">
          {label}
        </chakra.label>
        <Text id={`${id}-hint`} mt="1" fontSize="sm" color="fg.muted">
          {hint}
        </Text>
      </Box>
      <chakra.input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        css={switchStyle}
      />
    </Flex>
  );
}

const switchStyle: SystemStyleObject = {
  appearance: 'none',
  position: 'relative',
  flexShrink: '0',
  width: '11',
  height: '6',
  borderRadius: 'full',
  bg: 'border.strong',
  cursor: 'pointer',
  transitionProperty: 'background-color',
  transitionDuration: 'fast',
  // The knob, and a target of 44 px around the switch.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.1875rem',
    insetInlineStart: '0.1875rem',
    boxSize: '1.125rem',
    borderRadius: 'full',
    bg: 'bg.panel',
    transitionProperty: 'translate',
    transitionDuration: 'fast',
  },
  '&::after': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-10px' },
  '&:checked': { bg: 'pine.solid' },
  '&:checked::before': { translate: '1.25rem 0' },
  '&:disabled': { opacity: '0.55', cursor: 'default' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
};

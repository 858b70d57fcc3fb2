import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import type { Ref } from 'react';
import { Pencil } from './pencil.tsx';
import { textStyle } from './text-style.ts';

type Props = { label: string; text: string; onClick: () => void; ref?: Ref<HTMLButtonElement> };

/** A text that can be edited: it looks as visitors see it, until the pointer or the focus is on it. */
export function TextButton({ label, text, onClick, ref }: Props) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      title={`${label}: düzenlemek için seçin`}
      css={buttonStyle}
      ref={ref}
    >
      <span>{text}</span>
      <Box as="span" css={markStyle} data-mark="">
        <Pencil />
      </Box>
    </chakra.button>
  );
}

const buttonStyle: SystemStyleObject = {
  ...textStyle,
  position: 'relative',
  whiteSpace: 'inherit',
  cursor: 'text',
  outline: '1px dashed transparent',
  '&:hover': { outlineColor: 'pine.solid' },
  '&:focus-visible': { outline: '2px solid {colors.pine.solid}' },
  '&:hover [data-mark], &:focus-visible [data-mark]': { opacity: '1' },
  '@media (hover: none)': { outlineColor: 'pine.border', '& [data-mark]': { display: 'none' } },
};

const markStyle: SystemStyleObject = {
  position: 'absolute',
  top: '-1rem',
  right: '-1rem',
  display: 'grid',
  placeItems: 'center',
  boxSize: '7',
  fontSize: 'md',
  color: 'pine.contrast',
  bg: 'pine.solid',
  borderRadius: 'full',
  opacity: '0',
  transition: 'opacity 120ms',
  pointerEvents: 'none',
};

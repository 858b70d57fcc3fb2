import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentPropsWithRef, ComponentType, Ref } from 'react';
import { styled } from '../styled/styled.ts';

function control<Tag extends 'input' | 'textarea' | 'select'>(tag: Tag) {
  return styled(tag, { recipe: 'control' }) as unknown as ComponentType<ComponentPropsWithRef<Tag>>;
}

/** Unlabelled controls in the theme's style; use them through the fields, which label them. */
export const Input = control('input');
export const TextArea = control('textarea');
export const Select = control('select');

type CheckboxInputProps = Omit<HTMLChakraProps<'input'>, 'size' | 'ref'> & {
  /** `sm` in the back office only. */
  size?: 'md' | 'sm';
  ref?: Ref<HTMLInputElement> | undefined;
};

/** An unlabelled native checkbox; use it through CheckboxField, which labels it. */
export const CheckboxInput = styled('input', {
  recipe: 'checkbox',
  defaultProps: { type: 'checkbox' },
}) as unknown as ComponentType<CheckboxInputProps>;

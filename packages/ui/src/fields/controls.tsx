import { createRecipeContext } from '@chakra-ui/react';
import type { ComponentPropsWithRef, ComponentType } from 'react';

const { withContext } = createRecipeContext({ key: 'control' });

function control<Tag extends 'input' | 'textarea' | 'select'>(tag: Tag) {
  return withContext(tag as 'input', { displayName: tag }) as unknown as ComponentType<ComponentPropsWithRef<Tag>>;
}

/** Unlabelled controls in the theme's style; use them through the fields, which label them. */
export const Input = control('input');
export const TextArea = control('textarea');
export const Select = control('select');

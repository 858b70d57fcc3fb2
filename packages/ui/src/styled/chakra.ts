import type { chakra as chakraFactory } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { styled } from './styled.ts';

const elements = new Map<string, unknown>();

/** `chakra.section` is the element with style props, `chakra(Link)` a component with them. */
export const chakra = new Proxy(styled, {
  apply: (_, __, [tag]: [ElementType]) => styled(tag),
  get(_, tag: string) {
    let element = elements.get(tag);
    if (!element) {
      element = styled(tag as ElementType);
      elements.set(tag, element);
    }
    return element;
  },
}) as unknown as typeof chakraFactory;

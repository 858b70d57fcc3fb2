import { mergeProps, mergeRefs } from '@chakra-ui/react';
import { Children, type ElementType, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { jsx } from 'react/jsx-runtime';

type Props = { children?: ReactNode; ref?: Ref<unknown> };

/** The one element within, with these props beside its own (`asChild`). */
export function asItsChild({ children, ref, ...props }: Props): ReactElement {
  const child = Children.toArray(children).find((each) => isValidElement<Props>(each));
  if (!child) throw new Error('asChild is for an element around another one');
  const { ref: childRef, ...childProps } = child.props as Props;
  const refs = ref && childRef ? mergeRefs(ref, childRef) : (ref ?? childRef);
  return jsx(child.type as ElementType, { ...mergeProps(props, childProps), ...(refs ? { ref: refs } : {}) });
}

import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '../styled/chakra.ts';

/** Line icon on a 24 px grid: pass the paths as children. Decorative unless it gets an `aria-label`. */
export function Icon({ children, ...rest }: HTMLChakraProps<'svg'>) {
  const isNamed = rest['aria-label'] !== undefined;
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      boxSize="1.25em"
      flexShrink="0"
      role={isNamed ? 'img' : undefined}
      aria-hidden={isNamed ? undefined : true}
      {...rest}
    >
      {children}
    </chakra.svg>
  );
}

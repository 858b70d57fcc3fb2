import type { HTMLChakraProps } from '@chakra-ui/react';
import { styled } from '../styled/styled.ts';

const Svg = styled('svg', {
  base: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    boxSize: '1.25em',
    flexShrink: '0',
  },
  defaultProps: { viewBox: '0 0 24 24' },
});

/** Line icon on a 24 px grid: pass the paths as children. Decorative unless it gets an `aria-label`. */
export function Icon(props: HTMLChakraProps<'svg'>) {
  const isNamed = props['aria-label'] !== undefined;
  return <Svg {...(isNamed ? { role: 'img' } : { 'aria-hidden': true })} {...props} />;
}

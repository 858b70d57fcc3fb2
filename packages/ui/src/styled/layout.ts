import type {
  Box as ChakraBox,
  Center as ChakraCenter,
  Flex as ChakraFlex,
  Grid as ChakraGrid,
  HStack as ChakraHStack,
  Image as ChakraImage,
  SimpleGrid as ChakraSimpleGrid,
  Stack as ChakraStack,
  VisuallyHidden as ChakraVisuallyHidden,
} from '@chakra-ui/react';
import { type Props, styled } from './styled.ts';

export const Box = styled('div') as typeof ChakraBox;

export const Flex = styled('div', {
  layout: {
    props: ['direction', 'align', 'justify', 'wrap', 'basis', 'grow', 'shrink', 'inline'],
    styles: ({ direction, align, justify, wrap, basis, grow, shrink, inline, css }) => [
      {
        display: inline ? 'inline-flex' : 'flex',
        flexDirection: direction,
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap,
        flexBasis: basis,
        flexGrow: grow,
        flexShrink: shrink,
      },
      css,
    ],
  },
}) as typeof ChakraFlex;

const gridProps = {
  templateAreas: 'gridTemplateAreas',
  autoColumns: 'gridAutoColumns',
  column: 'gridColumn',
  row: 'gridRow',
  autoFlow: 'gridAutoFlow',
  autoRows: 'gridAutoRows',
  templateRows: 'gridTemplateRows',
  templateColumns: 'gridTemplateColumns',
};

function gridStyles({ inline, css, ...props }: Props): unknown[] {
  const styles = Object.entries(gridProps).map(([prop, style]) => [style, props[prop]]);
  return [{ display: inline ? 'inline-grid' : 'grid', ...Object.fromEntries(styles) }, css];
}

export const Grid = styled('div', {
  layout: { props: [...Object.keys(gridProps), 'inline'], styles: gridStyles },
}) as typeof ChakraGrid;

/** Columns of the same width. */
export const SimpleGrid = styled('div', {
  layout: {
    props: ['columns', ...Object.keys(gridProps), 'inline'],
    styles: ({ columns, ...props }) => gridStyles({ templateColumns: each(columns, equalColumns), ...props }),
  },
}) as typeof ChakraSimpleGrid;

const equalColumns = (count: unknown) => `repeat(${count}, minmax(0, 1fr))`;

/** A value, or one for each breakpoint. */
function each(value: unknown, make: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : make(value);
  return Object.fromEntries(Object.entries(value).map(([breakpoint, one]) => [breakpoint, make(one)]));
}

const stack = {
  props: ['direction', 'align', 'justify', 'gap', 'wrap'],
  styles: ({ direction = 'column', align, justify, gap = '0.5rem', wrap, css }: Props) => [
    css,
    {
      display: 'flex',
      alignItems: align,
      justifyContent: justify,
      flexDirection: direction,
      flexWrap: wrap,
      gap,
    },
  ],
};

export const Stack = styled('div', { className: 'chakra-stack', layout: stack }) as typeof ChakraStack;

export const HStack = styled('div', {
  className: 'chakra-stack',
  layout: {
    ...stack,
    styles: ({ align = 'center', ...props }) => stack.styles({ ...props, align, direction: 'row' }),
  },
}) as typeof ChakraHStack;

export const Center = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center' },
}) as unknown as typeof ChakraCenter;

export const Image = styled('img', {
  className: 'chakra-image',
  layout: {
    props: ['align', 'fit'],
    styles: ({ align, fit = 'cover', css }) => [css, { objectFit: fit, objectPosition: align }],
  },
}) as typeof ChakraImage;

/** For screen readers alone. */
export const VisuallyHidden = styled('span', {
  base: {
    border: '0',
    clip: 'rect(0, 0, 0, 0)',
    height: '1px',
    width: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    position: 'absolute',
  },
}) as unknown as typeof ChakraVisuallyHidden;

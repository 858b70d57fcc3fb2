import { Box as ChakraBox, Flex as ChakraFlex, chakra as chakraFactory, createRecipeContext } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ButtonAnchor } from '../primitives/button.tsx';
import { Heading, Text } from '../primitives/styled.tsx';
import { createStyleCache, PracticeProvider } from '../provider.tsx';
import { chakra } from './chakra.ts';
import { Box, Flex, HStack, SimpleGrid, VisuallyHidden } from './layout.ts';

/** The elements' HTML, and the rules that were written for them. */
function shown(elements: ReactElement) {
  const styles = createStyleCache();
  const insert = vi.spyOn(styles, 'insert');
  const { container } = render(<PracticeProvider styles={styles}>{elements}</PracticeProvider>);
  const rules = insert.mock.calls.map(([selector, { styles: text }]) => [selector, text]).filter(([name]) => name);
  return { html: container.innerHTML, rules: Object.fromEntries(rules), first: container.firstElementChild };
}

const looks = { mt: { base: '4', md: '8' }, color: 'pine.fg', css: { '&:hover': { color: 'fg' } } } as const;
const RecipeLink = createRecipeContext({ key: 'button' }).withContext<HTMLElement, object>('a');

it.each([
  ['style props and css', <Box key="" id="a" {...looks} />, <ChakraBox key="" id="a" {...looks} />],
  [
    'props of a layout',
    <Flex key="" gap="2" align="center" wrap="wrap" />,
    <ChakraFlex key="" gap="2" align="center" wrap="wrap" />,
  ],
  [
    'a list of styles',
    <chakra.ul key="" css={[{ p: '2' }, { p: '3', m: '1' }]} />,
    <chakraFactory.ul key="" css={[{ p: '2' }, { p: '3', m: '1' }]} />,
  ],
  [
    'attributes of a drawing',
    <svg key="" aria-hidden="true">
      <chakra.path d="M0 0" fill="sage.200" />
    </svg>,
    <svg key="" aria-hidden="true">
      <chakraFactory.path d="M0 0" fill="sage.200" />
    </svg>,
  ],
  ['another element', <Box key="" as="section" p="4" />, <ChakraBox key="" as="section" p="4" />],
])('makes of %s what Chakra makes of them', (_, ours, chakras) => {
  const [made, expected] = [shown(ours), shown(chakras)];
  expect(made.html).toBe(expected.html);
  expect(made.rules).toEqual(expected.rules);
});

it('takes the variants of a recipe', () => {
  const look = { variant: 'outline', size: 'lg', mt: '2' } as const;
  const [made, expected] = [shown(<ButtonAnchor {...look} />), shown(<RecipeLink {...look} />)];
  expect(made.html).toBe(expected.html);
  expect(made.rules).toEqual(expected.rules);
});

it('tells values apart that are written alike, and forgets no prop', () => {
  const classes = [<Box key="1" zIndex="1" />, <Box key="2" zIndex={1} />, <Box key="3" mt="1" />, <Box key="4" />].map(
    (element) => shown(element).first?.className,
  );
  expect(classes[0]).toBe(classes[1]);
  expect(new Set(classes).size).toBe(3);
  expect(classes[3]).toBe('');
});

it('outranks the layout with style props, and those of a recipe with both', () => {
  const { html, rules } = shown(<HStack gap="4" align="end" alignItems="start" />);
  expect(html).toContain('chakra-stack css-');
  const [text] = Object.values(rules);
  expect(text).toContain('align-items:start');
  expect(text).toContain('gap:1rem');
  expect(text).toContain('flex-direction:row');
});

it('has columns for each breakpoint', () => {
  const { rules } = shown(<SimpleGrid columns={{ base: 1, md: 3 }} />);
  expect(Object.values(rules)[0]).toMatch(/repeat\(1, minmax.*48rem.*repeat\(3, minmax/);
});

it('makes one look of its own and of a class that it is given by another', () => {
  const { first, rules } = shown(<Text as={Heading as unknown as 'p'} color="pine.600" mt="4" fontWeight="bold" />);
  expect(first?.tagName).toBe('H2');
  const name = first?.className.match(/css-\w+/g) ?? [];
  expect(name).toHaveLength(1);
  expect(rules[`.${name}`]).toContain('color:var(--p-colors-pine-600)');
  expect(rules[`.${name}`]).toContain('@layer recipes');
});

it('passes on attributes, refs and classes', () => {
  const ref = createRef<HTMLImageElement>();
  shown(<chakra.img ref={ref} htmlWidth={40} width="full" className="mine" alt="" data-part="logo" />);
  expect(ref.current?.getAttribute('width')).toBe('40');
  expect(ref.current?.className).toMatch(/^mine css-/);
  expect(ref.current?.dataset.part).toBe('logo');
});

it('gives its look to the element within', () => {
  const { html } = shown(
    <VisuallyHidden asChild>
      <label htmlFor="search" className="mine">
        Ara
      </label>
    </VisuallyHidden>,
  );
  expect(html).toMatch(
    /^<label for="search" class="css-\w+ mine">Ara<\/label>$|^<label class="css-\w+ mine" for="search">/,
  );
});

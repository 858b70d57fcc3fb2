import { expect, it } from 'vitest';
import { compactRules } from './compact-rules.ts';

it('has what classes share in a layer once, and their own after it', () => {
  const link = (name: string) => `@layer recipes{.${name}{color:red;}.${name}:hover{color:blue;}}`;
  const rules = new Map([
    ['css-a', `.css-a{top:0;}${link('css-a')}@media (hover: hover){.css-a{top:1px;}}`],
    ['css-b', link('css-b')],
    ['css-c', '@layer recipes{.css-c{color:green;}}'],
  ]);
  expect(compactRules(rules)).toBe(
    '@layer recipes{:is(.css-a,.css-b){color:red;}:is(.css-a,.css-b):hover{color:blue;}}' +
      '@layer recipes{.css-c{color:green;}}' +
      '.css-a{top:0;}@media (hover: hover){.css-a{top:1px;}}',
  );
});

it('keeps the order of one class’s rules, and what is around its selector', () => {
  const css = 'html:has(.x) .css-d{top:0;}@media (min-width: 1px){.css-d{top:1px;}}.css-d>*{top:2px;}';
  expect(compactRules(new Map([['css-d', css]]))).toBe(css);
});

it('leaves out the variable that nothing uses', () => {
  const css = '.css-e{background:red;--bg-currentcolor:red;}.css-e:hover{--bg-currentcolor:red}';
  expect(compactRules(new Map([['css-e', css]]))).toBe('.css-e{background:red;}.css-e:hover{}');
});

it('leaves out the steps of the current palette, and keeps its meanings', () => {
  const css = '.css-f{--p-colors-color-palette-50:a;--p-colors-color-palette-fg:b;--p-colors-color-palette-900:c}';
  expect(compactRules(new Map([['css-f', css]]))).toBe('.css-f{--p-colors-color-palette-fg:b;}');
});

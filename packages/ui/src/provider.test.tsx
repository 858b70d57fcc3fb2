import { afterEach, expect, it } from 'vitest';
import { createStyleCache } from './provider.tsx';

afterEach(() => {
  document.head.innerHTML = '';
});

it('knows the rules that came with the page, also those that share their words', () => {
  document.head.innerHTML =
    '<style data-emotion="css *">:is(.css-a1,.css-b2){color:red}@media print{.css-c3:hover{color:red}}</style>';
  expect(createStyleCache().inserted).toEqual({ a1: true, b2: true, c3: true });
});

import { expect, it } from 'vitest';
// @ts-expect-error A loader has no types.
import scopedStyles from './scoped-styles-loader.mjs';

const scoped = (css: string): string =>
  scopedStyles.call({ getOptions: () => ({ name: 'mf-events' }), resourcePath: 'src/events.css' }, css);

it.each([
  ['h1{color:red}', "[data-remote='mf-events'] h1{color:red}"],
  ['.a, .b > p{}', "[data-remote='mf-events'] .a, [data-remote='mf-events'] .b > p{}"],
  ['@media print{.a{}}', "@media print{[data-remote='mf-events'] .a{}}"],
  ['.a{& .b{}}', "[data-remote='mf-events'] .a{& .b{}}"],
  ['@keyframes turn{from{}50%{}to{}}', '@keyframes turn{from{}50%{}to{}}'],
  ['.body-text{}', "[data-remote='mf-events'] .body-text{}"],
  ['.list > *{}', "[data-remote='mf-events'] .list > *{}"],
])('%s stays within the remote', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});

it.each(['html', 'body', ':root', '*', 'body .a', '.a, *', '*:hover', 'html[lang=tr] p', ':is(body, .a) p'])(
  'a build with the selector %s fails with file and line',
  (selector) => {
    expect(() => scoped(`.a{}\n${selector}{color:red}`)).toThrow(/events\.css:2:1: ".*" would reach pages/);
  },
);

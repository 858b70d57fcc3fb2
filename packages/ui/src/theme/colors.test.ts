import { expect, it } from 'vitest';
import { contrast } from './color-math.ts';
import { practiceTheme } from './system.ts';

/** The hex value a token resolves to. */
function resolve(path: string): string {
  const raw: string = practiceTheme().tokens.getByName(`colors.${path}`)?.originalValue ?? '';
  const reference = /^\{colors\.(.+)\}$/.exec(raw)?.[1];
  if (reference) return resolve(reference);
  if (!/^#[0-9A-F]{6}$/.test(raw)) throw new Error(`${path} is not a colour: '${raw}'`);
  return raw;
}

const texts: [text: string, ...grounds: string[]][] = [
  ['fg', 'bg', 'bg.subtle', 'bg.panel', 'bg.tinted'],
  ['fg.muted', 'bg', 'bg.subtle', 'bg.panel', 'bg.tinted'],
  ['fg.subtle', 'bg', 'bg.subtle', 'bg.panel', 'bg.tinted'],
  ['fg.error', 'bg', 'bg.subtle', 'bg.panel'],
  ['fg.inverted', 'bg.inverted'],
  ['pine.contrast', 'pine.solid', 'pine.hover'],
  ['pine.fg', 'bg', 'bg.subtle', 'bg.panel', 'bg.tinted', 'pine.subtle', 'pine.muted'],
  ['apricot.contrast', 'apricot.solid', 'apricot.hover'],
  ['apricot.fg', 'bg', 'bg.subtle', 'bg.panel', 'apricot.subtle', 'apricot.muted'],
  ['red.contrast', 'red.solid', 'red.hover'],
  ...['pending', 'confirmed', 'cancelled', 'completed', 'unknown'].map((status): [string, string] => [
    `status.${status}.fg`,
    `status.${status}.bg`,
  ]),
];

it.each(texts)('%s can be read on its grounds', (text, ...grounds) => {
  for (const ground of grounds) {
    expect.soft(contrast(resolve(text), resolve(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

it('borders of controls stand out at 3:1', () => {
  for (const ground of ['bg', 'bg.subtle', 'bg.panel']) {
    expect(contrast(resolve('border.strong'), resolve(ground))).toBeGreaterThanOrEqual(3);
  }
});

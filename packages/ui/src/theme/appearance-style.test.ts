import { describe, expect, it } from 'vitest';
import { appearanceStyle } from './appearance-style.ts';

describe('the settings of appearance', () => {
  it('add nothing to a page while they are as built in', () => {
    const builtIn = { buttons: 'pill', cards: 'border', loading: 'pulse', isScrollSmooth: true };
    expect(appearanceStyle({ ...builtIn, primary: '#1F5F58', secondary: '#E58A4E' })).toBe('');
  });

  it.each([
    [{ buttons: 'rounded' }, ':root{--button-radius:12px}'],
    [{ buttons: 'square' }, ':root{--button-radius:0px}'],
    [{ isScrollSmooth: false }, ':root{scroll-behavior:auto}'],
  ])('%j is a rule of its own', (appearance, css) => expect(appearanceStyle(appearance)).toBe(css));

  it.each(['shadow', 'flat'])('cards that are %s lose their frame', (cards) => {
    expect(appearanceStyle({ cards })).toMatch(/^:root \[data-card\]\{border-color:transparent;box-shadow:/);
  });

  it.each(['fade', 'slide', 'bounce'])('waiting areas move by %s', (loading) => {
    expect(appearanceStyle({ loading })).toMatch(/--loading-animation:loading .*@keyframes loading\{/);
  });

  it('are named by the product: a text that is none of them is not written', () => {
    expect(appearanceStyle({ buttons: '</style>', cards: '}x{', loading: 'constructor' })).toBe('');
  });
});

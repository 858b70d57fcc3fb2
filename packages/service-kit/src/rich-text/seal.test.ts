import { expect, it } from 'vitest';
import { openRichText, sealRichText } from './seal.ts';

it('a sealed text is clean and comes back unchanged', () => {
  const { html, seal } = sealRichText('<p onclick="x">Metin</p><script>a</script>');
  expect(html).toBe('<p>Metin</p>');
  expect(openRichText(html, seal)).toBe(html);
});

it.each([
  ['another text', (seal: string) => seal],
  ['other rules', (seal: string) => seal.replace(/^\d+/, '0')],
  ['no seal', () => null],
])('with a seal of %s it is cleaned when it is read', (_, change) => {
  const { seal } = sealRichText('<p>Metin</p>');
  expect(openRichText('<p>Metin</p><script>a</script>', change(seal))).toBe('<p>Metin</p>');
});

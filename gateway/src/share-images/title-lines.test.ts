import { describe, expect, it } from 'vitest';
import { headline, titleLines } from './title-lines.ts';

/** Every letter is half as wide as high. */
const space = { measure: (text: string, size: number) => (text.length * size) / 2, width: 600, maxLines: () => 3 };
const linesOf = (title: string) => titleLines(title, { ...space, sizes: [80, 60, 40] });

describe('a title', () => {
  it('that is short has one line in the largest size', () => {
    expect(linesOf('Blog')).toEqual({ size: 80, lines: ['Blog'] });
  });

  it('has lines of about the same length, so that no word stands alone', () => {
    expect(linesOf('Okula başlarken ayrılık').lines).toEqual(['Okula başlarken', 'ayrılık']);
    expect(linesOf('Uyku düzeni ve ekran').lines).toEqual(['Uyku düzeni', 've ekran']);
  });

  it('gets smaller before it is cut', () => {
    const title = 'Sınav kaygısında ergenlere evde eşlik etmek';
    const { size, lines } = linesOf(title);
    expect(size).toBe(60);
    expect(lines.join(' ')).toBe(title);
  });

  it('that fits nowhere ends in an ellipsis within the last line', () => {
    const { size, lines } = linesOf('Uzun bir başlık, '.repeat(20));
    expect(size).toBe(40);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/[^\s,]…$/);
    for (const line of lines) expect(line.length * 20).toBeLessThanOrEqual(600);
  });

  it.each(['x'.repeat(5000), 'ğ'.repeat(90), '👨‍👩‍👧'.repeat(60)])(
    'of one endless word is broken between letters: %.8s',
    (word) => {
      const { lines } = linesOf(word);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line).not.toMatch(/[\ud800-\udbff]$|^\u200d|^[\udc00-\udfff]/);
    },
  );

  it('is what stands before a bar', () => {
    expect(headline('Çocuk ve Ergen Psikoloğu | Oyun Terapisi')).toBe('Çocuk ve Ergen Psikoloğu');
    expect(headline('a|b')).toBe('a|b');
  });

  it('is one line of text, whatever is in it', () => {
    expect(linesOf(' Bir\n\u0007iki\t').lines).toEqual(['Bir iki']);
    expect(linesOf('').lines).toEqual(['']);
  });
});

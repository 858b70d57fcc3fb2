import { expect, it } from 'vitest';
import { decryptContent, encryptContent, newContentKey } from './content-encryption.ts';

const bytes = Buffer.from('Okul raporu '.repeat(1000));

it('a content is readable with its own key and name alone', () => {
  const key = newContentKey();
  const content = encryptContent(bytes, key, '3');
  expect(content.includes('rapor')).toBe(false);
  expect(decryptContent(content, key, '3')).toEqual(bytes);
  expect(() => decryptContent(content, newContentKey(), '3')).toThrow();
  expect(() => decryptContent(content, key, '4')).toThrow();
  content[20] = (content[20] ?? 0) ^ 1;
  expect(() => decryptContent(content, key, '3')).toThrow();
});

it('the same content is never stored the same', () => {
  const key = newContentKey();
  expect(encryptContent(bytes, key)).not.toEqual(encryptContent(bytes, key));
});

import { expect, it } from 'vitest';
import { pageScore } from './page-score.ts';

const whole = {
  title: 'x'.repeat(45),
  metaDescription: 'x'.repeat(140),
  metaKeywords: 'uyku, kaygı',
  canonicalUrl: 'https://ornek.com/',
  ogTitle: 'Kart',
  ogDescription: 'Kartın açıklaması',
};

it.each([
  [whole, 100],
  [{}, 0],
  [{ ...whole, title: 'x'.repeat(29) }, 90],
  [{ ...whole, title: 'x'.repeat(61) }, 90],
  [{ ...whole, metaDescription: 'x'.repeat(161) }, 90],
  [{ ...whole, metaDescription: ' ' }, 75],
  [{ ...whole, metaKeywords: null }, 80],
  [{ ...whole, canonicalUrl: null }, 85],
  [{ ...whole, ogDescription: '' }, 85],
])('of %j is %i', (tag, score) => expect(pageScore(tag).score).toBe(score));

it('counts the canonical address that pages name by themselves', () => {
  expect(pageScore({ ...whole, canonicalUrl: null }, { isCanonicalAutomatic: true }).score).toBe(100);
});

import { expect, it } from 'vitest';
import { metaTagScore, scoreLevel } from './index.ts';

it.each([
  ['nothing', {}, 0],
  ['a good title alone', { title: 'a'.repeat(45) }, 100],
  ['a short title', { title: 'a'.repeat(15) }, 50],
  ['a title of 70', { title: 'a'.repeat(70) }, 80],
  ['a good title and a description of 60', { title: 'a'.repeat(45), metaDescription: 'a'.repeat(60) }, 75],
  ['a description of 180', { metaDescription: 'a'.repeat(180) }, 80],
  ['one keyword', { metaKeywords: 'bir' }, 33],
  ['ten keywords', { metaKeywords: 'a,b,c,d,e,f,g,h,i,j' }, 80],
])('the score of %s', (_, tag, score) => expect(metaTagScore(tag)).toBe(score));

it('is high from 80 and low under 60', () => {
  expect([80, 79, 60, 59].map(scoreLevel)).toEqual(['high', 'middle', 'middle', 'low']);
});

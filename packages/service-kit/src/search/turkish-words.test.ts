import { describe, expect, it } from 'vitest';
import { wordKey, wordStem, wordsOf } from './turkish-words.ts';

describe('the words of a text', () => {
  it('stand without marks and without what follows an apostrophe', () => {
    expect(wordsOf('Çorlu’da, 3 yaş: “uyku” düzeni!')).toEqual(['Çorlu', '3', 'yaş', 'uyku', 'düzeni']);
  });

  it.each([
    ['KAYGILARI', 'kaygi'],
    ['kaygısı', 'kaygi'],
    ['çocuğu', 'cocuk'],
    ['çocuklar', 'cocuk'],
    ['kitabı', 'kitap'],
    ['uyku', 'uyku'],
  ])('%s has the stem %s', (word, stem) => expect(wordStem(word)).toBe(stem));

  it('a single letter is none', () => {
    expect(wordKey('a')).toBeNull();
    expect(wordStem('ş')).toBeNull();
  });
});

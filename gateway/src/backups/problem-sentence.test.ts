import { NoSpace } from '@practice/service-kit/backup/backup-problem';
import { expect, it } from 'vitest';
import { problemOf } from './problem-sentence.ts';

const failure = (code: string | number) => Object.assign(new Error('failed'), { code });

it.each([
  [
    'a disk without room before anything is written',
    new NoSpace('/srv', { freeMb: 120, neededMb: 310 }),
    /yeterli boş yer yok. 310 MB gerekli, 120 MB boş/,
  ],
  ['a disk that is full meanwhile', failure('ENOSPC'), /disk doldu/],
  ['a quota that is used up', failure('EDQUOT'), /disk doldu/],
  ['a folder that may not be written', failure('EACCES'), /klasörüne yazılamıyor/],
  ['a database without the right', failure(13), /izin vermiyor/],
  ['a user of Atlas without the right', failure(8000), /izin vermiyor/],
] as const)('%s is told to admins at once', (_, error, sentence) => {
  expect(problemOf(error)).toEqual({ sentence: expect.stringMatching(sentence), isPassing: false });
});

it.each([239, 246, 251, 290])('a moment that the database did not keep (%i) is told when it comes again', (code) => {
  expect(problemOf(failure(code))).toEqual({ sentence: expect.stringMatching(/aynı anı saklamadı/), isPassing: true });
});

it('a database that was away is told when it is away again', () => {
  expect(problemOf(failure('ECONNRESET'))).toEqual({ sentence: 'Veritabanı yanıt vermedi.', isPassing: true });
});

it('what says nothing to admins is left to the log', () => {
  expect(problemOf(new Error('reset'))).toBeNull();
});

import { BackupProblem } from '@practice/service-kit/backup/backup-problem';
import { expect, it } from 'vitest';
import { problemSentence } from './problem-sentence.ts';

const failure = (code: string | number) => Object.assign(new Error('failed'), { code });

it.each([
  ['a disk without room before anything is written', new BackupProblem('no-space', ''), /yeterli boş yer yok/],
  ['a disk that is full meanwhile', failure('ENOSPC'), /disk doldu/],
  ['a quota that is used up', failure('EDQUOT'), /disk doldu/],
  ['a folder that may not be written', failure('EACCES'), /klasörüne yazılamıyor/],
  ['a database without the right', failure(13), /izin vermiyor/],
] as const)('%s is told to admins', (_, error, sentence) => {
  expect(problemSentence(error)).toMatch(sentence);
});

it('what may not come again is tried again, and told to nobody yet', () => {
  expect(problemSentence(new Error('reset'))).toBeNull();
});

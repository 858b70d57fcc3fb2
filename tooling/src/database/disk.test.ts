import { expect, test } from 'vitest';
import { diskIsFull } from './disk.ts';
import { temporaryFolder } from './testing/programs.ts';

test.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  new Error('SecantusDB does not start: No space left on device'),
])('an error that says so is a full disk: %s', (error) => {
  const folder = temporaryFolder();
  expect(diskIsFull(folder, error)?.message).toContain(`The disk of ${folder} is full`);
});

test('any other error is not, where there is room', () => {
  expect(diskIsFull(temporaryFolder(), new Error('it ended with code 120'))).toBeUndefined();
});

test.runIf(process.platform === 'linux')('an engine that ends without a word on a disk without room is one', () => {
  // The system's own folder of processes is a disk of no size.
  expect(diskIsFull('/proc', new Error('it ended with code 120'))?.message).toContain(
    'The disk of /proc is full (0 MB',
  );
});

import { expect, it } from 'vitest';
import { formatOfName, readFormatList } from './file-formats.ts';

it.each([
  ['Rapor.PDF', 'pdf'],
  ['çizim.jpeg', 'jpg'],
  ['a.pdf.exe', undefined],
  ['rapor', undefined],
  ['.pdf', 'pdf'],
])('%s is named as %s', (name, format) => {
  expect(formatOfName(name)).toBe(format);
});

it.each([
  ['PDF, .jpeg;png', 'pdf, jpg, png'],
  ['pdf,pdf', 'pdf'],
  ['pdf, exe', undefined],
  [' , ', undefined],
])('the list %j is read as %j', (list, read) => {
  expect(readFormatList(list)).toBe(read);
});

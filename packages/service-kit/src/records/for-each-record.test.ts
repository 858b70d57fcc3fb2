import { expect, it } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { forEachRecord } from './for-each-record.ts';

it('runs each id once, and reports the refused ones beside the others', async () => {
  const seen: string[] = [];
  const results = await forEachRecord(['a', 'b', 'a', 'c'], async (id) => {
    seen.push(id);
    const errors = [{ field: 'type', message: 'Saati geçti', code: 'PAST' }];
    if (id === 'b') throw new DomainError('VALIDATION_FAILED', { errors });
    if (id === 'c') throw new DomainError('NOT_FOUND');
  });
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(results).toEqual([
    { id: 'a', ok: true, code: null, message: null },
    { id: 'b', ok: false, code: 'VALIDATION_FAILED', message: 'Saati geçti' },
    { id: 'c', ok: false, code: 'NOT_FOUND', message: 'Aradığınız kayıt bulunamadı.' },
  ]);
});

it('ends when the product itself fails', async () => {
  const seen: string[] = [];
  const running = forEachRecord(['a', 'b'], async (id) => {
    seen.push(id);
    throw new Error('a defect');
  });
  await expect(running).rejects.toMatchObject({ code: 'INTERNAL' });
  expect(seen).toEqual(['a']);
});

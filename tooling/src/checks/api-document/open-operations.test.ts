import { expect, test } from 'vitest';
import { openOperations } from './open-operations.ts';

test('are those that need no sign-in', () => {
  const names = openOperations();
  expect(names).toContain('GET /api/services');
  expect(names).toContain('POST /api/contacts');
  expect(names).not.toContain('GET /api/users');
});

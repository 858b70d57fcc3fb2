import { expect, it } from 'vitest';
import { accessMatrix, accessMatrixRoles } from './access-matrix.ts';
import { can, type Permission, permissions } from './permissions.ts';

const rows = accessMatrix().flatMap(({ rows }) => rows);

it('has every permission once, as the table that is enforced has it', () => {
  expect(rows.map(({ permission }) => permission).sort()).toEqual(Object.keys(permissions).sort());
  for (const { permission, roles, kind } of rows) {
    expect(kind).toBe(permissions[permission].kind);
    for (const role of accessMatrixRoles)
      expect([permission, roles[role]]).toEqual([permission, can(role, permission)]);
  }
  expect(accessMatrix().every(({ rows }) => rows.length > 0)).toBe(true);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
});

it('says what access tokens can', () => {
  const tokensOf = (permission: Permission) => rows.find((row) => row.permission === permission)?.tokens;
  expect(tokensOf('appointment:read')).toBe('all');
  expect(tokensOf('appointment:write')).toBe('writing');
  expect(tokensOf('user:write')).toBe('none');
  expect(tokensOf('audit:remove')).toBe('none');
});

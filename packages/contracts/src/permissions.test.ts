import { expect, it } from 'vitest';
import { can, type Permission, permissions, staffRoles } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];
const permissionsOf = (role: 'anonymous' | 'pending') => all.filter((permission) => can(role, permission));

it('whoever has to set up a second step may do what visitors may, and that', () => {
  const own = permissionsOf('pending').filter((permission) => !can('anonymous', permission));
  expect(own).toEqual(['session:read', 'own-password:write']);
  expect(permissionsOf('anonymous').filter((permission) => !can('pending', permission))).toEqual([]);
  for (const permission of own) for (const role of staffRoles) expect(can(role, permission)).toBe(true);
});

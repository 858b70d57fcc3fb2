import { type PermissionArea, permissionAreaLabels, permissionLabels } from './permission-labels.ts';
import { can, type Permission, permissions, type Role, roleLabels } from './permissions.ts';
import { z } from './zod-setup.ts';

/** The columns of the access matrix: who comes in by which role. */
export const accessMatrixRoles = ['admin', 'moderator', 'user', 'anonymous'] as const satisfies readonly Role[];
export type AccessMatrixRole = (typeof accessMatrixRoles)[number];
export const accessMatrixRoleLabels: Record<AccessMatrixRole, string> = {
  ...roleLabels,
  anonymous: 'Ziyaretçi',
};

export const accessKindLabels = { read: 'Okuma', write: 'Yazma' } as const;

/** Which access tokens can do what their owner may: all of them, those that may write, or none. */
export type TokenAccess = 'all' | 'writing' | 'none';
export const tokenAccessLabels: Record<TokenAccess, string> = {
  all: 'Her anahtar',
  writing: 'Yazma yetkili anahtar',
  none: 'Hayır',
};

export type AccessMatrixRow = {
  permission: Permission;
  label: string;
  kind: 'read' | 'write';
  roles: Record<AccessMatrixRole, boolean>;
  tokens: TokenAccess;
  /** Nobody does it: it is the product's own work. */
  isSystemOnly: boolean;
};

/** Who may do what, as the permission table has it, area by area. */
export function accessMatrix(): { area: PermissionArea; label: string; rows: AccessMatrixRow[] }[] {
  const rows = (Object.keys(permissionLabels) as Permission[]).map(toRow);
  return (Object.keys(permissionAreaLabels) as PermissionArea[]).map((area) => ({
    area,
    label: permissionAreaLabels[area],
    rows: rows.filter(({ permission }) => permissionLabels[permission].area === area),
  }));
}

function toRow(permission: Permission): AccessMatrixRow {
  const { kind, isSessionOnly } = permissions[permission];
  const roles = Object.fromEntries(
    accessMatrixRoles.map((role) => [role, can(role, permission)]),
  ) as AccessMatrixRow['roles'];
  const isSystemOnly = !Object.values(roles).includes(true);
  const isForTokens = !isSystemOnly && !isSessionOnly;
  return {
    permission,
    label: permissionLabels[permission].label,
    kind,
    roles,
    tokens: isForTokens ? (kind === 'read' ? 'all' : 'writing') : 'none',
    isSystemOnly,
  };
}

/** GET /api/export/access-matrix. */
export const exportAccessMatrixInput = z.strictObject({
  format: z.enum(['csv', 'xls', 'pdf'], 'Biçim csv, xls veya pdf olmalı'),
});

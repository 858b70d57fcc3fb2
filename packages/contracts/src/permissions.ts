/** Roles of people, and `service` for the product's own parts acting by themselves. */
export const roles = ['anonymous', 'user', 'moderator', 'admin', 'service'] as const;
export type Role = (typeof roles)[number];
export const staffRoles = ['user', 'moderator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

const EVERYONE = ['anonymous', 'user', 'moderator', 'admin', 'service'] as const;
const STAFF = ['user', 'moderator', 'admin', 'service'] as const;
const EDITORS = ['moderator', 'admin', 'service'] as const;
const ADMINS = ['admin', 'service'] as const;

/**
 * Who may do what (decisions, "Access"): read by the domain functions to refuse and by the screens to hide.
 * A permission names an area and a deed; reading what is public has its own word, `view`.
 */
export const permissions = {
  'appointment:request': EVERYONE,
  'appointment:view-times': EVERYONE,
  'appointment:read': STAFF,
  'appointment:write': STAFF,
  'appointment:delete': EDITORS,
  'appointment:export': EDITORS,
  'clinical:read': EDITORS,
  'clinical:write': EDITORS,
  'calendar:view': EVERYONE,
  'calendar:write': EDITORS,
  'therapy-service:view': EVERYONE,
  'therapy-service:write': EDITORS,
  'site-setting:view': EVERYONE,
  'site-setting:read': EDITORS,
  'site-setting:write': EDITORS,
  'site-setting:write-restricted': ADMINS,
  'content:view': EVERYONE,
  'content:write': EDITORS,
  'seo:view': EVERYONE,
  'seo:write': EDITORS,
  'contact:read': STAFF,
  'contact:write': STAFF,
  'contact:delete': EDITORS,
  'notification:read': STAFF,
  'notification:write': STAFF,
  'email:write': ADMINS,
  'session:open': EVERYONE,
  'session:read': STAFF,
  'own-password:write': STAFF,
  'access-token:write': STAFF,
  'user:write': ADMINS,
  'audit:read': ADMINS,
  'graphiql:use': STAFF,
  'remote:preview': STAFF,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** What people do themselves, never an access token: it can make no tokens, and nobody's access is changed by it. */
export const peoplesOwn: readonly Permission[] = [
  'session:open',
  'own-password:write',
  'access-token:write',
  'user:write',
];

/** Whether a role holds a permission. */
export function can(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}

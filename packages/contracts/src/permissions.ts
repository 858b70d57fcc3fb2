/**
 * Roles of people, and `service` for the services acting by themselves. `pending` is somebody who is signed in but has to
 * set up the second step that their role requires: they may do what visitors may, and that.
 */
export const roles = ['anonymous', 'pending', 'user', 'moderator', 'admin', 'service'] as const;
export type Role = (typeof roles)[number];
export const staffRoles = ['user', 'moderator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];
export const roleLabels: Record<StaffRole, string> = { admin: 'Yönetici', moderator: 'Moderatör', user: 'Kullanıcı' };

const EVERYONE = ['anonymous', 'pending', 'user', 'moderator', 'admin', 'service'] as const;
const SIGNED_IN = ['pending', 'user', 'moderator', 'admin', 'service'] as const;
const STAFF = ['user', 'moderator', 'admin', 'service'] as const;
const EDITORS = ['moderator', 'admin', 'service'] as const;
const ADMINS = ['admin', 'service'] as const;

type PermissionRule = {
  /** An access token with the scope `read` has read permissions only. */
  kind: 'read' | 'write';
  roles: readonly Role[];
  /**
   * Actions that need a session, so an access token cannot do them: creating tokens, changing access, and what would let
   * a program do either in another way or undo a protection.
   */
  isSessionOnly?: true;
};

/**
 * Roles by permission: domain functions check it, and screens hide what is not allowed. A permission names an area and
 * an action; `view` is reading public data.
 */
const rules = {
  'appointment:request': { kind: 'write', roles: EVERYONE },
  'appointment:view-times': { kind: 'read', roles: EVERYONE },
  'appointment:read': { kind: 'read', roles: STAFF },
  'appointment:write': { kind: 'write', roles: STAFF },
  'appointment:delete': { kind: 'write', roles: EDITORS },
  'appointment:export': { kind: 'read', roles: EDITORS },
  'clinical:read': { kind: 'read', roles: EDITORS },
  'clinical:write': { kind: 'write', roles: EDITORS },
  'calendar:view': { kind: 'read', roles: EVERYONE },
  'calendar:read': { kind: 'read', roles: STAFF },
  'calendar:write': { kind: 'write', roles: EDITORS },
  'therapy-service:view': { kind: 'read', roles: EVERYONE },
  'therapy-service:write': { kind: 'write', roles: EDITORS },
  'site-setting:view': { kind: 'read', roles: EVERYONE },
  'site-setting:read': { kind: 'read', roles: EDITORS },
  'site-setting:write': { kind: 'write', roles: EDITORS },
  'site-setting:read-restricted': { kind: 'read', roles: ADMINS },
  'site-setting:write-restricted': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'content:view': { kind: 'read', roles: EVERYONE },
  'content:read': { kind: 'read', roles: EDITORS },
  'content:write': { kind: 'write', roles: EDITORS },
  // Style and script of a page run in every visitor's browser.
  'page-code:write': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'seo:view': { kind: 'read', roles: EVERYONE },
  'seo:read': { kind: 'read', roles: EDITORS },
  'seo:write': { kind: 'write', roles: EDITORS },
  'contact:request': { kind: 'write', roles: EVERYONE },
  'contact:read': { kind: 'read', roles: STAFF },
  'contact:write': { kind: 'write', roles: STAFF },
  'contact:delete': { kind: 'write', roles: EDITORS },
  'contact:export': { kind: 'read', roles: EDITORS },
  // The consents given with an appointment or a message; whoever answers the phone notes that one is taken back.
  'consent:read': { kind: 'read', roles: STAFF },
  'consent:write': { kind: 'write', roles: STAFF },
  'notification:read': { kind: 'read', roles: STAFF },
  'notification:write': { kind: 'write', roles: STAFF },
  'email:read': { kind: 'read', roles: ADMINS },
  'email:write': { kind: 'write', roles: ADMINS },
  // Signs in at a mail server that the caller names.
  'mail-server:try': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'refused-address:read': { kind: 'read', roles: STAFF },
  'refused-address:write': { kind: 'write', roles: STAFF },
  // With the link of a marketing e-mail.
  'email:unsubscribe': { kind: 'write', roles: EVERYONE },
  'session:open': { kind: 'write', roles: EVERYONE, isSessionOnly: true },
  'session:read': { kind: 'read', roles: SIGNED_IN },
  'own-password:write': { kind: 'write', roles: SIGNED_IN, isSessionOnly: true },
  'access-token:write': { kind: 'write', roles: STAFF, isSessionOnly: true },
  'user:read': { kind: 'read', roles: ADMINS },
  'user:write': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'audit:read': { kind: 'read', roles: ADMINS },
  // Nobody removes entries by hand.
  'audit:remove': { kind: 'write', roles: ['service'] },
  // With the link of a reminder.
  'reminder:answer': { kind: 'write', roles: EVERYONE },
  // By the clock alone.
  'reminder:announce': { kind: 'write', roles: ['service'] },
  // By the run of the night alone, also when somebody has begun it.
  'retention:apply': { kind: 'write', roles: ['service'] },
  // What the law (KVKK) has a practice keep of requests about personal data.
  'privacy:read': { kind: 'read', roles: ADMINS },
  'privacy:write': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  // A backup is all that the practice knows.
  'backup:read': { kind: 'read', roles: ADMINS },
  'backup:write': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'backup:download': { kind: 'read', roles: ADMINS, isSessionOnly: true },
  'example-data:read': { kind: 'read', roles: ADMINS },
  'example-data:remove': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'privacy:erase': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  // By the clock alone.
  'privacy:announce': { kind: 'write', roles: ['service'] },
  // What happened to the site's security.
  'security:read': { kind: 'read', roles: ADMINS },
  'security:write': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'system:read': { kind: 'read', roles: ADMINS },
  'system:write': { kind: 'write', roles: ADMINS },
  // Costs the machine something.
  'self-check:write': { kind: 'write', roles: ADMINS, isSessionOnly: true },
  'graphiql:use': { kind: 'read', roles: STAFF },
  'remote:preview': { kind: 'write', roles: STAFF },
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof rules;
export const permissions: Record<Permission, PermissionRule> = rules;

/** Whether a role has a permission. */
export function can(role: Role, permission: Permission): boolean {
  return permissions[permission].roles.includes(role);
}

import { addDays, type TokenScope, today, tokenScopes, z } from '@practice/contracts';
import type { AccessTokenRowFragment } from '../generated/graphql.ts';

export type Token = AccessTokenRowFragment;

export const scopeLabels: Record<TokenScope, string> = { read: 'Yalnızca okuma', 'read-write': 'Okuma ve yazma' };
export const scopeOptions = tokenScopes.map((value) => ({ value, label: scopeLabels[value] }));

/** In place of a user's name: everybody's. */
export const EVERYBODY = '*';

/** Whose tokens admins see, kept in the address: a user's by name, everybody's, or with '' their own. */
export const listParams = z.object({ person: z.string().max(100).default('') });

export function scopeOf({ scope }: Token): string {
  return scopeLabels[scope as TokenScope] ?? scope;
}

/** Soon over: within this many days. */
const SOON_DAYS = 7;

/** Whether a token still works, and whether it is about to end. */
export function stateOf({ expiresAt }: Token): 'over' | 'soon' | 'valid' {
  if (expiresAt < today()) return 'over';
  return expiresAt <= addDays(today(), SOON_DAYS) ? 'soon' : 'valid';
}

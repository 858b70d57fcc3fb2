import { can, type Permission, type SessionUserRecord } from '@practice/contracts';
import { createContext, useContext, useMemo } from 'react';

/** Like `fetch`, for REST calls of the back office: on 401 it asks for the password in a dialog and repeats the call. */
export type StaffFetch = (input: string, init?: RequestInit) => Promise<Response>;

export type StaffSession = { user: SessionUserRecord; fetch: StaffFetch };

/** Provided by the shell around everything that requires a signed-in user. */
export const StaffContext = createContext<StaffSession | undefined>(undefined);

export type Staff = StaffSession & {
  /** Whether the user's role has a permission, for hiding what it lacks; the server enforces it in any case. */
  can: (permission: Permission) => boolean;
};

/** Who is signed in. */
export function useStaff(): Staff {
  const session = useContext(StaffContext);
  if (!session) throw new Error('StaffContext is missing');
  return useMemo(() => ({ ...session, can: (permission) => can(session.user.role, permission) }), [session]);
}

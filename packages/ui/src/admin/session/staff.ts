import { can, type Permission, type SessionUserRecord } from '@practice/contracts';
import { createContext, useContext, useMemo } from 'react';

/** Like `fetch`, for REST calls of the back office: a 401 asks for the password in place and then repeats the call. */
export type StaffFetch = (input: string, init?: RequestInit) => Promise<Response>;

export type StaffSession = { user: SessionUserRecord; fetch: StaffFetch };

/** Set by the shell around everything that needs somebody signed in. */
export const StaffContext = createContext<StaffSession | undefined>(undefined);

export type Staff = StaffSession & {
  /** Whether the person's role holds a permission: hide what it does not. The server decides all the same. */
  can: (permission: Permission) => boolean;
};

/** Who is signed in. */
export function useStaff(): Staff {
  const session = useContext(StaffContext);
  if (!session) throw new Error('StaffContext is missing');
  return useMemo(() => ({ ...session, can: (permission) => can(session.user.role, permission) }), [session]);
}

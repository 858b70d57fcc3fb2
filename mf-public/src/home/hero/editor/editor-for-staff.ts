import { can, type SessionUserRecord, staffMark } from '@practice/contracts';
import type { HeroEditor } from '../use-hero-editor.ts';
import { HeroTextEditor } from './hero-text-editor.tsx';

/** The editor, when whoever is signed in may change settings. Rejects when the server cannot be asked. */
export async function editorForStaff(): Promise<HeroEditor | undefined> {
  const response = await fetch('/api/auth/check', { credentials: 'same-origin', cache: 'no-store' });
  // Nobody is signed in any more: the next pages do not ask.
  if (response.status === 401) localStorage.removeItem(staffMark);
  if (!response.ok) return undefined;
  const { user } = (await response.json()) as { user: SessionUserRecord };
  return can(user.role, 'site-setting:write') ? HeroTextEditor : undefined;
}

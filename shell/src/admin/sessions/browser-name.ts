import type { SessionRecord } from '@practice/contracts';

/** The browser of a session, as 'Chrome, Windows'. */
export function browserName({ browser, system }: Pick<SessionRecord, 'browser' | 'system'>): string {
  return [browser, system].filter(Boolean).join(', ') || 'Bilinmeyen tarayıcı';
}

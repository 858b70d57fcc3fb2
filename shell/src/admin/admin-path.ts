import type { PageHead } from '@practice/ui/router';

/** Whether a path is the back office's. Its sections are in the hash. */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname === '/admin/';
}

/** The server's head for it: the back office is rendered in the browser and hidden from search engines. */
export const adminHead: PageHead = { status: 200, title: 'Yönetim Paneli', robots: 'noindex, nofollow' };

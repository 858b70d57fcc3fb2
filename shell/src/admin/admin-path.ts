import type { PageHead } from '@practice/ui/router';

/** Whether a path is the back office's. Its sections are in the hash. */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname === '/admin/';
}

/** What the server says of it: rendered in the browser, and not for search engines (document 2, section 2). */
export const adminHead: PageHead = { status: 200, title: 'Yönetim Paneli', robots: 'noindex, nofollow' };

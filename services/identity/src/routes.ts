import type { Route } from '@practice/service-kit';

/** None: sessions are opened, checked and closed by the gateway, which owns the cookie (document 2, section 7). */
export const routes: Route[] = [];

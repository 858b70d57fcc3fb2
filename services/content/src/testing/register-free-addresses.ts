import { registerService } from '@practice/service-kit';

/** Remotes that are live in a test, with the paths that they serve. */
export const liveRemotes: { name: string; routes: string[] }[] = [];

/** Has the other services say that nothing of theirs is at any address: neither a redirect nor a page of a remote, unless a test adds one. */
export function registerFreeAddresses(seo: Parameters<typeof registerService>[1] = {}): void {
  registerService('seo', { findRedirect: async () => null, ...seo });
  registerService('identity', { listLiveRemotes: async () => liveRemotes });
}

import { assertCan, callService, type ServiceContext } from '@practice/service-kit';

/** Returns to editors how many addresses visitors find on the site now, checked or not. */
export async function countAddresses(ctx: ServiceContext): Promise<number> {
  assertCan(ctx, 'seo:read');
  return (await callService('content', 'listAddresses', {})).length;
}

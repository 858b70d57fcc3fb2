import type { UrlHealthRun } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { ONLY_CHECK, toRun, UrlCheckModel } from './url-check.model.ts';

/** For editors: how far the check of the addresses is. */
export async function getUrlHealthRun(ctx: ServiceContext): Promise<UrlHealthRun> {
  assertCan(ctx, 'seo:read');
  return toRun(await UrlCheckModel.findById(ONLY_CHECK).lean());
}

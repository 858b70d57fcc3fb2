import { can, type PageRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { PageModel } from './page.model.ts';
import { toPageRecord } from './page.store.ts';

/** The published page that `/` shows; null while it shows the built-in home page. */
export async function getPublishedHomepage(ctx: ServiceContext): Promise<PageRecord | null> {
  assertCan(ctx, 'content:view');
  const page = await PageModel.findOne({ isHomepage: true, status: 'published' }).lean();
  return page && toPageRecord(page);
}

/** As `getPublishedHomepage`; editors get one that is not published too. */
export async function getHomepage(ctx: ServiceContext): Promise<PageRecord | null> {
  if (!can(ctx.actor.role, 'content:read')) return getPublishedHomepage(ctx);
  const page = await PageModel.findOne({ isHomepage: true }).lean();
  return page && toPageRecord(page);
}

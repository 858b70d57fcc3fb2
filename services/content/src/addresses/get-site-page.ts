import { type LocalPageRecord, type PageRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { toLocalPageRecord } from '../local-pages/local-page.store.ts';
import { PageModel } from '../pages/page.model.ts';
import { toPageRecord } from '../pages/page.store.ts';

export type SitePage = ({ __typename: 'LocalPage' } & LocalPageRecord) | ({ __typename: 'Page' } & PageRecord);

/** What visitors find at `/{slug}`: an active city page, else a published page, else null. */
export async function getSitePage(ctx: ServiceContext, input: unknown): Promise<SitePage | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const localPage = await LocalPageModel.findOne({ slug, isActive: true }).lean();
  if (localPage) return { __typename: 'LocalPage', ...toLocalPageRecord(localPage) };
  const page = await PageModel.findOne({ slug, status: 'published' }).lean();
  return page && { __typename: 'Page', ...toPageRecord(page) };
}

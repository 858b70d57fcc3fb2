import type { ClientSession, ServiceContext } from '@practice/service-kit';
import { PageModel } from './page.model.ts';
import { pages } from './page.store.ts';

/** Takes the home page from the page that has it, within the transaction that gives it to another. */
export async function unsetHomepage(ctx: ServiceContext, session: ClientSession): Promise<void> {
  const current = await PageModel.find({ isHomepage: true }, { _id: 1 }, { session }).lean();
  for (const { _id } of current) await pages.update(ctx, { id: String(_id), changes: { isHomepage: false }, session });
}

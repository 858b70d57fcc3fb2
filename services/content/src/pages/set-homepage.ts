import { idParam, type PageRecord } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { PageModel } from './page.model.ts';
import { pages } from './page.store.ts';
import { assertWithoutScript } from './page-rules.ts';
import { unsetHomepage } from './unset-homepage.ts';

/**
 * Makes a page the home page, and the last one not, in one write. `/` shows it while it is published.
 * @throws DomainError NOT_FOUND; FORBIDDEN for a page with a script, unless the caller may write one.
 */
export async function setHomepage(ctx: ServiceContext, raw: unknown): Promise<PageRecord> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  return withTransaction(async (session) => {
    const page = pages.toRecord(await findByIdOrFail(PageModel, id, session));
    if (page.isHomepage) return page;
    assertWithoutScript(ctx, page);
    await unsetHomepage(ctx, session);
    return pages.update(ctx, { id, changes: { isHomepage: true }, session });
  });
}

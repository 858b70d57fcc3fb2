import { duplicatePageInput, idParam, type PageRecord } from '@practice/contracts';
import { findByIdOrFail, isPermitted, readInput, type ServiceContext } from '@practice/service-kit';
import { createPage } from './create-page.ts';
import { PageModel } from './page.model.ts';
import { pages } from './page.store.ts';

const input = duplicatePageInput.extend(idParam.shape);
const MAX_TRIES = 50;

/**
 * A draft like a page, with a title and an address of its own. Code of the page is copied only for those who may write it.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED
 */
export async function duplicatePage(ctx: ServiceContext, raw: unknown): Promise<PageRecord> {
  const { id, title } = readInput(ctx, 'content:write', input, raw);
  const page = pages.toRecord(await findByIdOrFail(PageModel, id));
  const { id: _id, version: _version, updatedAt: _updatedAt, ...fields } = page;
  const code = isPermitted(ctx, 'page-code:write') ? {} : { customCss: '', customJs: '' };
  const copy = {
    ...fields,
    ...code,
    title: title || `${page.title} (kopya)`.slice(0, 200),
    status: 'draft' as const,
    isHomepage: false,
  };
  return createPage(ctx, { ...copy, slug: await freeSlug(`${page.slug}-kopya`) });
}

async function freeSlug(base: string): Promise<string> {
  for (let number = 1; number < MAX_TRIES; number++) {
    const slug = number === 1 ? base.slice(0, 90) : `${base.slice(0, 90)}-${number}`;
    if (!(await PageModel.exists({ slug }))) return slug;
  }
  return `${base.slice(0, 80)}-${Date.now()}`;
}

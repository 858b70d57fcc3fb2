import { createPageInput, type PageRecord } from '@practice/contracts';
import { readInput, type ServiceContext, sanitizeRichText, withTransaction } from '@practice/service-kit';
import { assertPathFree, assertSlugFree } from '../addresses/assert-slug-free.ts';
import { slugOf } from '../addresses/slug-of.ts';
import { pages } from './page.store.ts';
import { assertMayWriteCode, assertParent, assertPublishable } from './page-rules.ts';
import { unsetHomepage } from './unset-homepage.ts';

/**
 * Creates a page; without a slug it is made of the title. One that is to be the home page takes that from the last one.
 * @throws DomainError VALIDATION_FAILED; FORBIDDEN for code of its own unless an admin writes it; CONFLICT at the slug
 * when the address is taken.
 */
export async function createPage(ctx: ServiceContext, raw: unknown): Promise<PageRecord> {
  const input = readInput(ctx, 'content:write', createPageInput, raw);
  assertMayWriteCode(ctx, input);
  const content = sanitizeRichText(input.content ?? '');
  const status = input.status ?? 'draft';
  assertPublishable({ status, content });
  const slug = slugOf(input.slug, input.title);
  const values = { ...input, parentId: input.parentId || null, slug, content, status };
  await assertPathFree(`/${slug}`);
  return withTransaction(async (session) => {
    await assertSlugFree(session, { slug });
    await assertParent(session, values);
    if (input.isHomepage) await unsetHomepage(ctx, session);
    return pages.insert(ctx, { values, session });
  });
}

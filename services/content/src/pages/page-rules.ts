import type { PageRecord } from '@practice/contracts';
import { type ClientSession, DomainError, isPermitted, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { assertPicturesDescribed } from '../pictures/assert-pictures-described.ts';
import { PageModel } from './page.model.ts';

type Code = { customCss?: string | null | undefined; customJs?: string | null | undefined };

/**
 * Style and script of a page are changed by admins only; sent as they are they are no change. A page with a script is
 * theirs as a whole: its text decides what the script does, and its address who meets it.
 * @throws DomainError FORBIDDEN
 */
export function assertMayWriteCode(ctx: ServiceContext, sent: Code, before: Code = {}): void {
  if (isPermitted(ctx, 'page-code:write')) return;
  const changed = (['customCss', 'customJs'] as const).filter(
    (field) => sent[field] != null && sent[field] !== (before[field] ?? ''),
  );
  assertWithoutScript(ctx, changed.length === 0 ? before : {});
  if (changed.length === 0) return;
  const message = 'Sayfanın özel CSS ve JavaScript kodunu yalnızca giriş yapmış yöneticiler değiştirebilir.';
  throw new DomainError('FORBIDDEN', {
    errors: changed.map((field) => ({ field, message, code: 'FORBIDDEN' })),
  });
}

/** @throws DomainError FORBIDDEN for a page with a script, unless the caller may write one. */
export function assertWithoutScript(ctx: ServiceContext, { customJs }: Code): void {
  if (!customJs || isPermitted(ctx, 'page-code:write')) return;
  const message = 'JavaScript kodu olan bir sayfayı yalnızca giriş yapmış yöneticiler değiştirebilir ve silebilir.';
  throw new DomainError('FORBIDDEN', { errors: [{ field: 'customJs', message, code: 'FORBIDDEN' }] });
}

type Text = Pick<PageRecord, 'status' | 'content'>;
const textOf = ({ status, content }: Text) => ({ content, isPublic: status === 'published' });

/** @throws DomainError VALIDATION_FAILED at `content` for a published page without any, or with a picture without words. */
export function assertPublishable(after: Text, before?: Text): void {
  assertPicturesDescribed(textOf(after), before && textOf(before));
  if (after.status !== 'published' || after.content !== '') return;
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'content', message: 'İçerik gerekli', code: 'REQUIRED' }],
  });
}

/** @throws DomainError VALIDATION_FAILED at `parentId` for a page that is not there, the page itself, or one below it. */
export async function assertParent(
  session: ClientSession,
  { id, parentId }: { id?: string; parentId: string | null | undefined },
): Promise<void> {
  const seen = new Set(id === undefined ? [] : [id]);
  for (let next = parentId || null; next !== null; ) {
    const parent = isObjectIdOrHexString(next)
      ? await PageModel.findById(next, { parentId: 1 }, { session }).lean()
      : null;
    if (!parent || seen.has(next)) {
      const message = parent ? 'Bir sayfa kendi alt sayfasının altında olamaz' : 'Böyle bir üst sayfa yok';
      throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'parentId', message, code: 'INVALID' }] });
    }
    seen.add(next);
    next = parent.parentId && String(parent.parentId);
  }
}

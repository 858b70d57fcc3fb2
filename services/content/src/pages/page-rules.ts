import { can, type PageRecord } from '@practice/contracts';
import { type ClientSession, DomainError, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { PageModel } from './page.model.ts';

type Code = { customCss?: string | null | undefined; customJs?: string | null | undefined };

/**
 * Style and script of a page are changed by admins only; sent as they are they are no change.
 * @throws DomainError FORBIDDEN
 */
export function assertMayWriteCode(ctx: ServiceContext, sent: Code, before: Code = {}): void {
  if (can(ctx.actor.role, 'page-code:write')) return;
  const changed = (['customCss', 'customJs'] as const).filter(
    (field) => sent[field] != null && sent[field] !== (before[field] ?? ''),
  );
  if (changed.length === 0) return;
  const message = 'Sayfanın özel CSS ve JavaScript kodunu yalnızca yöneticiler değiştirebilir.';
  throw new DomainError('FORBIDDEN', {
    errors: changed.map((field) => ({ field, message, code: 'FORBIDDEN' })),
  });
}

/** @throws DomainError VALIDATION_FAILED at `content` for a published page without any. */
export function assertPublishable({ status, content }: Pick<PageRecord, 'status' | 'content'>): void {
  if (status !== 'published' || content !== '') return;
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

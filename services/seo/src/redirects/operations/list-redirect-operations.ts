import type { RedirectOperationRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { RedirectOperationModel, toRedirectOperation } from './redirect-operation.model.ts';

const MAX_SHOWN = 50;

/** For editors: the last operations on several redirects at once, the newest first. */
export async function listRedirectOperations(ctx: ServiceContext): Promise<RedirectOperationRecord[]> {
  assertCan(ctx, 'seo:read');
  const found = await RedirectOperationModel.find({}, { changed: 0, deleted: 0 })
    .sort({ at: -1 })
    .limit(MAX_SHOWN)
    .lean();
  return found.map((operation) => toRedirectOperation(operation as never));
}

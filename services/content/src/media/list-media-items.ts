import type { MediaItemRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { MediaItemModel } from './media-item.model.ts';
import { mediaItems } from './media-item.store.ts';

/** The whole library, the latest first. */
export async function listMediaItems(ctx: ServiceContext): Promise<MediaItemRecord[]> {
  assertCan(ctx, 'content:read');
  const found = await MediaItemModel.find().sort({ createdAt: -1, _id: -1 }).lean();
  return found.map((item) => mediaItems.toRecord(item));
}

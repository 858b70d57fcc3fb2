import { mediaItemRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { MediaItemModel } from './media-item.model.ts';

export const mediaItems = recordStore(MediaItemModel, {
  record: mediaItemRecord,
  entity: 'media-item',
  event: ({ id }) => ['media-item.changed', { id }],
});

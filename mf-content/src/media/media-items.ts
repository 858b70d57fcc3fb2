import { updateMediaItemInput } from '@practice/contracts';
import { defineRecords } from '@practice/ui/records';
import {
  DeleteMediaItemDocument,
  type MediaItemRowFragment,
  MediaItemsDocument,
  UpdateMediaItemDocument,
} from '../generated/graphql.ts';

export type MediaItem = MediaItemRowFragment;

/** The pictures of the library. New ones are uploaded. */
export const mediaItems = defineRecords({
  list: MediaItemsDocument,
  update: UpdateMediaItemDocument,
  remove: DeleteMediaItemDocument,
  event: 'media-item.changed',
  schema: updateMediaItemInput,
  nouns: { one: 'Görsel', many: 'Görseller' },
  name: ({ fileName }) => fileName,
  fields: {
    fileName: 'Dosya adı',
    alt: 'Alternatif metin',
    tags: {
      label: 'Etiketler',
      write: (tags: readonly string[]) => tags.join(', '),
      read: (text) =>
        text
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean),
    },
    focalX: { label: 'Odak noktası (yatay)', read: Number },
    focalY: { label: 'Odak noktası (dikey)', read: Number },
  },
});

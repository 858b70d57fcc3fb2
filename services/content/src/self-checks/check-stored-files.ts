import { inTurn, references, type SelfCheck, storedFiles } from '@practice/service-kit';
import { MediaItemModel } from '../media/media-item.model.ts';
import { PICTURES_BUCKET } from '../pictures/picture-bucket.ts';

/** Whether pictures have all of their content, and the library's are there. */
export const checkStoredFiles: SelfCheck = inTurn(
  storedFiles(PICTURES_BUCKET),
  references({
    from: MediaItemModel,
    field: 'pictureId',
    to: { collection: { collectionName: `${PICTURES_BUCKET}.files` } },
    key: 'filename',
    records: ({ _id }) => [{ place: 'media', recordId: String(_id) }],
    sentence: 'Görsel kütüphanesindeki bir görselin dosyası yok.',
  }),
);

import { callService, type ExampleKind, type FoundUse, findByIdOrFail } from '@practice/service-kit';
import { MediaItemModel } from '../../media/media-item.model.ts';
import { mediaItems } from '../../media/media-item.store.ts';
import { findUses } from '../../media/picture-uses.ts';
import { deletePicture } from '../../pictures/picture-bucket.ts';

/** Pictures of the library, which go when nothing shows them but what goes too. */
export const mediaItemExamples: ExampleKind = {
  kind: 'mediaItem',
  model: MediaItemModel,
  read(stored) {
    const says = mediaItems.toRecord(stored);
    return { name: says.fileName, says };
  },
  async uses(stored, going) {
    const found = stored.map(async ({ _id, pictureId }): Promise<FoundUse> => {
      const names = await shownBy(pictureId, going);
      return { id: String(_id), kind: 'page', count: names.length, names };
    });
    return Promise.all(found);
  },
  async remove(session, ctx, ids) {
    for (const id of ids) {
      const { pictureId } = await findByIdOrFail(MediaItemModel, id, session);
      await mediaItems.remove(ctx, { id, session });
      await deletePicture(pictureId, session);
    }
  },
};

async function shownBy(pictureId: string, going: ReadonlySet<string>): Promise<string[]> {
  const uses = await findUses([pictureId]);
  const tags = await callService('seo', 'listPicturePages', { id: pictureId });
  return [
    ...uses.filter(({ recordId }) => !going.has(recordId)).map(({ title }) => title),
    ...tags.map(({ pageKey }) => pageKey),
  ];
}

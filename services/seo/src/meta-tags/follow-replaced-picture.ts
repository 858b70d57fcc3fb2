import { type EventPayload, readPicturePath } from '@practice/contracts';
import { type ClientSession, escapeRegExp, systemContext } from '@practice/service-kit';
import { MetaTagModel } from './meta-tag.model.ts';
import { metaTags } from './meta-tag.store.ts';

/** Cards that show a picture of the library show the one that has taken its place. */
export async function followReplacedPicture(
  session: ClientSession,
  { from, to }: EventPayload<'media-item.replaced'>,
): Promise<void> {
  const { id = from } = readPicturePath(from) ?? {};
  const address = new RegExp(`/uploads/pictures/${escapeRegExp(id)}-[^/?"\\s]+`);
  const shown = await MetaTagModel.find({ ogImage: { $regex: escapeRegExp(id) } }, null, { session }).lean();
  for (const { _id, ogImage } of shown) {
    const changes = { ogImage: (ogImage ?? '').replace(address, to) };
    await metaTags.update(systemContext('media-item.replaced'), { id: String(_id), changes, session });
  }
}

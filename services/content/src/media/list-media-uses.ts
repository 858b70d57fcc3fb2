import { idParam, type MediaUse } from '@practice/contracts';
import { callService, findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { MediaItemModel } from './media-item.model.ts';
import { usesOf } from './picture-uses.ts';

/** What shows a picture of the library. @throws DomainError NOT_FOUND */
export async function listMediaUses(ctx: ServiceContext, raw: unknown): Promise<MediaUse[]> {
  const { id } = readInput(ctx, 'content:read', idParam, raw);
  const { pictureId, formerIds } = await findByIdOrFail(MediaItemModel, id);
  const ids = [pictureId, ...formerIds];
  const shared = await Promise.all(ids.map((each) => callService('seo', 'listPicturePages', { id: each })));
  const pages = shared.flat().map((page) => ({
    kind: 'Meta etiket',
    title: page.pageKey,
    path: `/admin#seo?tab=meta-tags`,
  }));
  return [...(await usesOf(ids)), ...pages];
}

import { escapeRegExp, type InternalFunctions } from '@practice/service-kit';
import { MetaTagModel } from './meta-tag.model.ts';

/** The pages whose shared picture is the one with this id, which stands in its address. */
export const listPicturePages: InternalFunctions<'seo'>['listPicturePages'] = async (_ctx, { id }) => {
  const found = await MetaTagModel.find({ ogImage: { $regex: escapeRegExp(id) } }).lean();
  return found.map(({ _id, pageKey }) => ({ id: String(_id), pageKey }));
};

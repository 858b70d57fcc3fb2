import type { InternalFunctions } from '@practice/service-kit';
import { MediaItemModel } from './media-item.model.ts';

/** The address of the picture that has taken the place of one; null when none has. */
export const findReplacementPicture: InternalFunctions<'content'>['findReplacementPicture'] = async (_ctx, { id }) => {
  const found = await MediaItemModel.findOne({ formerIds: id }).lean();
  return { url: found?.url ?? null };
};

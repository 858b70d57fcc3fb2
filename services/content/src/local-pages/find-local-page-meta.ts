import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { LocalPageModel } from './local-page.model.ts';

/** What a city page, active or not, gives to search engines; null where there is none at the address. */
export const findLocalPageMeta: InternalFunctions<'content'>['findLocalPageMeta'] = async (ctx, { slug }) => {
  assertCan(ctx, 'content:view');
  const page = await LocalPageModel.findOne({ slug }, { metaTitle: 1, metaDescription: 1, metaKeywords: 1 }).lean();
  return (
    page && {
      metaTitle: page.metaTitle,
      metaDescription: page.metaDescription,
      metaKeywords: page.metaKeywords ?? '',
    }
  );
};

import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { TherapyServiceModel } from './therapy-service.model.ts';

/** The services that visitors find, for the list of the site's addresses. */
export const listServiceAddresses: InternalFunctions<'appointments'>['listServiceAddresses'] = async (ctx) => {
  assertCan(ctx, 'therapy-service:view');
  const fields = { slug: 1, title: 1, description: 1, updatedAt: 1 };
  const found = await TherapyServiceModel.find({ isActive: true }, fields).sort({ orderIndex: 1, title: 1 }).lean();
  return found.map(({ slug, title, description, ...service }) => {
    const { updatedAt } = service as { updatedAt?: Date };
    return { slug, title, text: description, updatedAt: updatedAt?.toISOString() ?? null };
  });
};

import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { TherapyServiceModel } from './therapy-service.model.ts';

/** The title of a service by its slug, active or not; null for one that is not there. */
export const findServiceTitle: InternalFunctions<'appointments'>['findServiceTitle'] = async (ctx, { slug }) => {
  assertCan(ctx, 'therapy-service:write');
  const found = await TherapyServiceModel.findOne({ slug }, { title: 1 }).lean();
  return { title: found?.title ?? null };
};

import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { TherapyServiceModel } from './therapy-service.model.ts';

/** A service by its slug, active or not; null for one that is not there. */
export const findService: InternalFunctions<'appointments'>['findService'] = async (ctx, { slug }) => {
  assertCan(ctx, 'therapy-service:write');
  const found = await TherapyServiceModel.findOne({ slug }, { title: 1 }).lean();
  return found && { id: String(found._id), title: found.title };
};

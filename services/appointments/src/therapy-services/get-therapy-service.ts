import { idParam, type TherapyServiceRecord } from '@practice/contracts';
import { readActiveFilter, readInput, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { withVisiblePrices } from './public-price.ts';
import { TherapyServiceModel } from './therapy-service.model.ts';
import { therapyServices } from './therapy-service.store.ts';

const permissions = { view: 'therapy-service:view', write: 'therapy-service:write' } as const;

/** A service by its slug or its id, or null; one that is not active is for editors alone. */
export async function getTherapyService(ctx: ServiceContext, raw: unknown): Promise<TherapyServiceRecord | null> {
  const { id } = readInput(ctx, permissions.view, idParam, raw);
  const key = isObjectIdOrHexString(id) ? { $or: [{ _id: id }, { slug: id }] } : { slug: id };
  const service = await TherapyServiceModel.findOne({ ...key, ...readActiveFilter(ctx, permissions, {}) }).lean();
  if (!service) return null;
  const [visible] = await withVisiblePrices(ctx, [therapyServices.toRecord(service)]);
  return visible ?? null;
}

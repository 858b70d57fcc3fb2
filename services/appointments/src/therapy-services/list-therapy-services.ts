import type { TherapyServiceRecord } from '@practice/contracts';
import { readActiveFilter, type ServiceContext } from '@practice/service-kit';
import { withVisiblePrices } from './public-price.ts';
import { TherapyServiceModel } from './therapy-service.model.ts';
import { therapyServices } from './therapy-service.store.ts';

const permissions = { view: 'therapy-service:view', write: 'therapy-service:write' } as const;

/** The services in their order: the active ones for visitors, all for editors unless they request `isActive`. */
export async function listTherapyServices(ctx: ServiceContext, input?: unknown): Promise<TherapyServiceRecord[]> {
  const filter = readActiveFilter(ctx, permissions, input);
  const services = await TherapyServiceModel.find(filter).sort({ orderIndex: 1, title: 1 }).lean();
  return withVisiblePrices(
    ctx,
    services.map((service) => therapyServices.toRecord(service)),
  );
}

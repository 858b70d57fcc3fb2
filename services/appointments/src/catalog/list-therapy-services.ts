import { can, type TherapyServiceRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { TherapyServiceModel, toTherapyServiceRecord } from './therapy-service.model.ts';

/** The services in their order; those that are not active only for staff who may edit them. */
export async function listTherapyServices(ctx: ServiceContext): Promise<TherapyServiceRecord[]> {
  assertCan(ctx, 'therapy-service:view');
  const filter = can(ctx.actor.role, 'therapy-service:write') ? {} : { isActive: true };
  const services = await TherapyServiceModel.find(filter).sort({ orderIndex: 1, title: 1 }).lean();
  return services.map(toTherapyServiceRecord);
}

/** Titles by slug of every service, whether active or not: for the other services. */
export async function listServiceTitles(): Promise<Record<string, string>> {
  const services = await TherapyServiceModel.find({}, { slug: 1, title: 1 }).lean();
  return Object.fromEntries(services.map((service) => [service.slug, service.title]));
}

import { orderInput, type TherapyServiceRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { therapyServices } from './therapy-service.store.ts';

/**
 * Puts the services into the order of `ids`, which names each of them once.
 * @throws DomainError VERSION_CONFLICT with the current list when it has changed meanwhile.
 */
export async function orderTherapyServices(ctx: ServiceContext, raw: unknown): Promise<TherapyServiceRecord[]> {
  const { ids } = readInput(ctx, 'therapy-service:write', orderInput, raw);
  return therapyServices.reorder(ctx, ids);
}

import { createTherapyServiceInput, type TherapyServiceRecord, toSlug } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { cleanBody } from './clean-body.ts';
import { therapyServices } from './therapy-service.store.ts';

/**
 * Creates a service; its slug is made of its title.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at the title when another service has that slug.
 */
export async function createTherapyService(ctx: ServiceContext, raw: unknown): Promise<TherapyServiceRecord> {
  const input = readInput(ctx, 'therapy-service:write', createTherapyServiceInput, raw);
  return therapyServices.insert(ctx, { values: { ...cleanBody(input), slug: toSlug(input.title) } });
}

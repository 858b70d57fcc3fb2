import { idParam, type TherapyServiceRecord, updateTherapyServiceInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { cleanBody } from './clean-body.ts';
import { therapyServices } from './therapy-service.store.ts';

const input = updateTherapyServiceInput.extend(idParam.shape);

/**
 * Changes a service. Its slug stays whatever the title becomes: appointments and links have it.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current service.
 */
export async function updateTherapyService(ctx: ServiceContext, raw: unknown): Promise<TherapyServiceRecord> {
  const { id, version, ...changes } = readInput(ctx, 'therapy-service:write', input, raw);
  return therapyServices.update(ctx, { id, version, changes: cleanBody(changes) });
}

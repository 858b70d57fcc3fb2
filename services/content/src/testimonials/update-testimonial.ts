import { idParam, type TestimonialRecord, updateTestimonialInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { testimonials } from './testimonial.store.ts';

const input = updateTestimonialInput.extend(idParam.shape);

/** @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current testimonial. */
export async function updateTestimonial(ctx: ServiceContext, raw: unknown): Promise<TestimonialRecord> {
  const { id, version, ...changes } = readInput(ctx, 'content:write', input, raw);
  return testimonials.update(ctx, { id, version, changes });
}

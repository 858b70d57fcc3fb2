import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { testimonials } from './testimonial.store.ts';

/** @throws DomainError NOT_FOUND */
export async function deleteTestimonial(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  await testimonials.remove(ctx, { id });
}

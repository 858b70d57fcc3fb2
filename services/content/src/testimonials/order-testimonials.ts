import { orderInput, type TestimonialRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { testimonials } from './testimonial.store.ts';

/**
 * Puts the testimonials into the order of `ids`, which names each of them once.
 * @throws DomainError VERSION_CONFLICT with the current list when it has changed meanwhile.
 */
export async function orderTestimonials(ctx: ServiceContext, raw: unknown): Promise<TestimonialRecord[]> {
  const { ids } = readInput(ctx, 'content:write', orderInput, raw);
  return testimonials.reorder(ctx, ids);
}

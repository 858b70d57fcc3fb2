import { createTestimonialInput, type TestimonialRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { testimonials } from './testimonial.store.ts';

/** @throws DomainError VALIDATION_FAILED */
export async function createTestimonial(ctx: ServiceContext, raw: unknown): Promise<TestimonialRecord> {
  const values = readInput(ctx, 'content:write', createTestimonialInput, raw);
  return testimonials.insert(ctx, { values });
}

import type { TestimonialRecord } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { activeFilter } from '../visibility/active-filter.ts';
import { TestimonialModel, toTestimonialRecord } from './testimonial.model.ts';

/** The most that one answer holds. */
const MOST = 200;

/** Testimonials in their order: the active ones for visitors, all for editors unless they ask for `isActive`. */
export async function listTestimonials(ctx: ServiceContext, input: unknown): Promise<TestimonialRecord[]> {
  const filter = activeFilter(ctx, input);
  const testimonials = await TestimonialModel.find(filter).sort({ orderIndex: 1, _id: 1 }).limit(MOST).lean();
  return testimonials.map(toTestimonialRecord);
}

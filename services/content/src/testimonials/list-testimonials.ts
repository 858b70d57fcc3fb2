import { can, MAX_PAGE_SIZE, settingValue, type TestimonialRecord } from '@practice/contracts';
import { readAllSettings, type ServiceContext } from '@practice/service-kit';
import { activeFilter } from '../visibility/active-filter.ts';
import { TestimonialModel } from './testimonial.model.ts';
import { testimonials } from './testimonial.store.ts';

/**
 * Testimonials in their order: the active ones for visitors, all for editors unless they request `isActive`. Visitors get none
 * while the practice does not show them.
 */
export async function listTestimonials(ctx: ServiceContext, input: unknown): Promise<TestimonialRecord[]> {
  const filter = activeFilter(ctx, input);
  const isShown = settingValue(await readAllSettings(), 'testimonials_enabled') === 'true';
  if (!isShown && !can(ctx.actor.role, 'content:write')) return [];
  const found = await TestimonialModel.find(filter).sort({ orderIndex: 1, _id: 1 }).limit(MAX_PAGE_SIZE).lean();
  return found.map((testimonial) => testimonials.toRecord(testimonial));
}

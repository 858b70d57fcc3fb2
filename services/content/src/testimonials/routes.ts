import { createTestimonialInput, testimonialRecord, updateTestimonialInput } from '@practice/contracts';
import { recordRoutes } from '@practice/service-kit';
import { createTestimonial } from './create-testimonial.ts';
import { deleteTestimonial } from './delete-testimonial.ts';
import { listTestimonials } from './list-testimonials.ts';
import { orderTestimonials } from './order-testimonials.ts';
import { updateTestimonial } from './update-testimonial.ts';

export const testimonialRoutes = recordRoutes('/api/testimonials', {
  one: 'testimonial',
  many: 'testimonials',
  record: testimonialRecord,
  list: listTestimonials,
  create: { run: createTestimonial, body: createTestimonialInput },
  update: { run: updateTestimonial, body: updateTestimonialInput },
  remove: { run: deleteTestimonial },
  order: orderTestimonials,
});

import { testimonialRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { TestimonialModel } from './testimonial.model.ts';

export const testimonials = recordStore(TestimonialModel, {
  record: testimonialRecord,
  entity: 'testimonial',
  event: ({ id }) => ['testimonial.changed', { id }],
});

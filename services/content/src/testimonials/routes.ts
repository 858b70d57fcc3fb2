import {
  activeFilterInput,
  createTestimonialInput,
  idParam,
  orderInput,
  testimonialRecord,
  updateTestimonialInput,
  z,
} from '@practice/contracts';
import { del, get, post, put, type Route } from '@practice/service-kit';
import { createTestimonial } from './create-testimonial.ts';
import { deleteTestimonial } from './delete-testimonial.ts';
import { listTestimonials } from './list-testimonials.ts';
import { orderTestimonials } from './order-testimonials.ts';
import { updateTestimonial } from './update-testimonial.ts';

export const testimonialRoutes: Route[] = [
  get('/api/testimonials', listTestimonials, {
    isPublic: true,
    summary: 'The active testimonials in their order; editors get the inactive ones too.',
    query: activeFilterInput,
    response: z.array(testimonialRecord),
    list: true,
  }),
  post('/api/testimonials', createTestimonial, {
    summary: 'Editors: a new testimonial.',
    body: createTestimonialInput,
    response: testimonialRecord,
    status: 201,
  }),
  put('/api/testimonials/order', orderTestimonials, {
    summary: 'Editors: puts all testimonials into a new order.',
    body: orderInput,
    response: z.array(testimonialRecord),
    problems: ['VERSION_CONFLICT'],
  }),
  put('/api/testimonials/:id', updateTestimonial, {
    summary: 'Editors: changes a testimonial.',
    params: idParam,
    body: updateTestimonialInput,
    response: testimonialRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/testimonials/:id', deleteTestimonial, {
    summary: 'Editors: deletes a testimonial.',
    params: idParam,
    status: 204,
  }),
];

import { createTestimonialInput, testimonialRecord, updateTestimonialInput } from '@practice/contracts';
import { type Feature, recordRoutes } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createTestimonial } from './create-testimonial.ts';
import { deleteTestimonial } from './delete-testimonial.ts';
import { listTestimonials } from './list-testimonials.ts';
import { orderTestimonials } from './order-testimonials.ts';
import { TestimonialModel } from './testimonial.model.ts';
import { updateTestimonial } from './update-testimonial.ts';

const resolvers: Resolvers = {
  Query: {
    testimonials: (_, { includeInactive }, ctx) => listTestimonials(ctx, { isActive: includeInactive ? null : true }),
  },
  Mutation: {
    createTestimonial: (_, { input }, ctx) => createTestimonial(ctx, input),
    updateTestimonial: (_, { id, input }, ctx) => updateTestimonial(ctx, { ...input, id }),
    deleteTestimonial: (_, input, ctx) => deleteTestimonial(ctx, input).then(() => true),
    orderTestimonials: (_, input, ctx) => orderTestimonials(ctx, input),
  },
};

const routes = recordRoutes('/api/testimonials', {
  one: 'testimonial',
  many: 'testimonials',
  record: testimonialRecord,
  list: listTestimonials,
  changedBy: ['testimonial.changed', 'site-setting.changed'],
  create: { run: createTestimonial, body: createTestimonialInput },
  update: { run: updateTestimonial, body: updateTestimonialInput },
  remove: { run: deleteTestimonial },
  order: orderTestimonials,
});

export const testimonials: Feature = { models: [TestimonialModel], resolvers, routes };

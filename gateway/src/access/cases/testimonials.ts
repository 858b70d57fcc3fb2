import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { World } from '../world.ts';

const testimonial = { clientName: 'E. Y.', content: 'Teşekkür ederiz.' };
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const wrongRating = { what: 'a rating of six', code: 'VALIDATION_FAILED' } as const;
const partial = { what: 'an order that misses one', code: 'VERSION_CONFLICT' } as const;

const created = async (world: World) => (await world.create('/api/testimonials', testimonial)).id;
const order = async (world: World) => ({ ids: await world.idsOf('/api/testimonials') });

export const rest: RestCases = {
  'GET /api/testimonials': { people: everyone, good: {}, bad: [] },
  'POST /api/testimonials': {
    people: editors,
    good: { body: testimonial },
    bad: [{ ...wrongRating, input: { body: { ...testimonial, rating: 6 } } }],
  },
  'PUT /api/testimonials/order': {
    people: editors,
    good: async (world) => ({ body: await order(world) }),
    bad: [{ ...partial, input: { body: { ids: ['none'] } } }],
  },
  'PUT /api/testimonials/:id': {
    people: editors,
    good: async (world) => ({ params: { id: await created(world) }, body: { rating: 4 } }),
    bad: [
      { ...missing, input: { params: { id: 'none' }, body: { rating: 4 } } },
      {
        what: 'an old version',
        input: async (world) => ({ params: { id: await created(world) }, body: { version: 0 } }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  'DELETE /api/testimonials/:id': {
    people: editors,
    good: async (world) => ({ params: { id: await created(world) } }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.testimonials': {
    document: '{ testimonials(includeInactive: true) { clientName isActive version } }',
    people: everyone,
    good: {},
    bad: [],
  },
  'Mutation.createTestimonial': {
    document: 'mutation($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }',
    people: editors,
    good: { input: testimonial },
    bad: [{ ...wrongRating, input: { input: { ...testimonial, rating: 6 } } }],
  },
  'Mutation.updateTestimonial': {
    document: `mutation($id: ID!, $input: UpdateTestimonialInput!) {
      updateTestimonial(id: $id, input: $input) { version }
    }`,
    people: editors,
    good: async (world) => ({ id: await created(world), input: { rating: 4 } }),
    bad: [{ ...missing, input: { id: 'none', input: { rating: 4 } } }],
  },
  'Mutation.deleteTestimonial': {
    document: 'mutation($id: ID!) { deleteTestimonial(id: $id) }',
    people: editors,
    good: async (world) => ({ id: await created(world) }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Mutation.orderTestimonials': {
    document: 'mutation($ids: [ID!]!) { orderTestimonials(ids: $ids) { id orderIndex } }',
    people: editors,
    good: order,
    bad: [{ ...partial, input: { ids: ['none'] } }],
  },
};

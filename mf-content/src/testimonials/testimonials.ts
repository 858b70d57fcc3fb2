import { createTestimonialInput, RATING } from '@practice/contracts';
import { activeField, choiceField, defineRecords } from '@practice/ui/records';
import {
  CreateTestimonialDocument,
  DeleteTestimonialDocument,
  OrderTestimonialsDocument,
  type TestimonialRowFragment,
  TestimonialsDocument,
  UpdateTestimonialDocument,
} from '../generated/graphql.ts';

export type Testimonial = TestimonialRowFragment;

const ratings = Array.from({ length: RATING.max }, (_, index) => RATING.min + index);

/** What families say about the practice. */
export const testimonials = defineRecords({
  list: TestimonialsDocument,
  create: CreateTestimonialDocument,
  update: UpdateTestimonialDocument,
  remove: DeleteTestimonialDocument,
  order: OrderTestimonialsDocument,
  event: 'testimonial.changed',
  schema: createTestimonialInput,
  nouns: { one: 'Referans', many: 'Referanslar' },
  name: ({ clientName }) => clientName,
  fields: {
    clientName: 'Ad',
    clientTitle: 'Ünvan',
    content: 'İçerik',
    rating: choiceField('Puan', Object.fromEntries(ratings.map((rating) => [rating, `${rating} / ${RATING.max}`]))),
    isActive: activeField,
  },
  initial: { rating: String(RATING.default), isActive: true },
  texts: { created: 'Referans oluşturuldu.' },
});

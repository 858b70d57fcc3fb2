import type { RecordKind } from './record-kind.ts';

export const testimonials: RecordKind = {
  type: 'Testimonial',
  types: 'Testimonials',
  path: '/api/testimonials',
  collection: 'testimonials',
  input: () => ({ clientName: ' E. Y. ', content: 'Teşekkür ederiz.' }),
  wrong: { clientName: '', rating: 6 },
  change: { rating: 4, isActive: false },
};

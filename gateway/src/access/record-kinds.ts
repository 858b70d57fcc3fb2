/** Records that are listed, created, changed, put in order and deleted on a screen. */
export type RecordKind = {
  /** As its mutations say it: `createTherapyService`, `orderTherapyServices`. */
  type: string;
  types: string;
  path: string;
  collection: string;
  /** Valid input, a new one for each caller. */
  input: () => object;
  /** What makes it invalid. */
  wrong: object;
  /** A change that is accepted. */
  change: object;
};

/** One row gives such records their cases of access and of parity. */
export const recordKinds: RecordKind[] = [
  {
    type: 'TherapyService',
    types: 'TherapyServices',
    path: '/api/services',
    collection: 'therapy_services',
    input: () => ({ title: `Hizmet ${crypto.randomUUID()}`, description: 'Açıklama', price: '1.250,00', duration: 90 }),
    wrong: { title: ' ', price: '12,345.67', duration: 5 },
    change: { description: 'Yeni', isActive: false },
  },
  {
    type: 'Testimonial',
    types: 'Testimonials',
    path: '/api/testimonials',
    collection: 'testimonials',
    input: () => ({ clientName: ' E. Y. ', content: 'Teşekkür ederiz.' }),
    wrong: { clientName: '', rating: 6 },
    change: { rating: 4, isActive: false },
  },
];

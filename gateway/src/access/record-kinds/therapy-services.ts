import type { RecordKind } from './record-kind.ts';

export const therapyServices: RecordKind = {
  type: 'TherapyService',
  types: 'TherapyServices',
  path: '/api/services',
  collection: 'therapy_services',
  input: () => ({
    title: `Hizmet ${crypto.randomUUID()}`,
    description: 'Açıklama',
    price: '1.250,00',
    duration: 90,
    bodyHtml: '<p>Metin</p>',
    audience: ['Ergenler'],
    steps: [{ title: 'Tanışma', text: 'Konuşuruz.' }],
    faqs: [{ question: 'Ne kadar sürer?', answer: 'Birlikte karar veririz.' }],
  }),
  wrong: { title: ' ', price: '12,345.67', duration: 5, steps: [{ title: '', text: '' }] },
  change: { description: 'Yeni', isActive: false },
};

import type { RecordKind } from './record-kind.ts';

export const therapyServices: RecordKind = {
  type: 'TherapyService',
  types: 'TherapyServices',
  path: '/api/services',
  collection: 'therapy_services',
  input: () => ({ title: `Hizmet ${crypto.randomUUID()}`, description: 'Açıklama', price: '1.250,00', duration: 90 }),
  wrong: { title: ' ', price: '12,345.67', duration: 5 },
  change: { description: 'Yeni', isActive: false },
};

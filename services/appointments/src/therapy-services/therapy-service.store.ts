import { therapyServiceRecord } from '@practice/contracts';
import { recordStore, sanitizeStored } from '@practice/service-kit';
import { TherapyServiceModel } from './therapy-service.model.ts';

export const therapyServices = recordStore(TherapyServiceModel, {
  record: therapyServiceRecord,
  entity: 'therapy-service',
  // Again, whatever is stored.
  computed: ({ bodyHtml }) => ({ bodyHtml: sanitizeStored(bodyHtml) }),
  event: ({ id }) => ['therapy-service.changed', { id }],
  unique: {
    title: ({ title }) => ({ field: 'title', message: `“${title}” başlıklı başka bir hizmet var.` }),
    slug: ({ title, slug }) => ({
      field: 'title',
      message: `Bu başlığın adresi (${slug}) “${title}” hizmetinde kullanılıyor. Başka bir başlık girin.`,
    }),
  },
});

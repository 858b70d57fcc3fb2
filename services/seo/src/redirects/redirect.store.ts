import { redirectRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { RedirectModel } from './redirect.model.ts';

export const redirects = recordStore(RedirectModel, {
  record: redirectRecord,
  entity: 'redirect',
  event: ({ id }) => ['redirect.changed', { id }],
  unique: {
    fromKey: ({ fromUrl, toUrl }) => ({
      field: 'fromUrl',
      message: `${fromUrl} adresi zaten ${toUrl} adresine yönlendiriliyor.`,
    }),
  },
});

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
      message: toUrl
        ? `${fromUrl} adresi zaten ${toUrl} adresine yönlendiriliyor.`
        : `${fromUrl} adresi zaten 410 yanıtı veriyor.`,
    }),
  },
  // Stored before there were others.
  computed: ({ matchType, lastHitAt }) => ({
    matchType: matchType ?? 'exact',
    lastHitAt: lastHitAt ? new Date(lastHitAt).toISOString() : null,
  }),
});

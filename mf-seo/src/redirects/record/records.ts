import { createRedirectInput, type RedirectMatchType, type RedirectType } from '@practice/contracts';
import { activeField, choiceField, defineRecords } from '@practice/ui/records';
import {
  CreateRedirectDocument,
  DeleteRedirectDocument,
  type RedirectRowFragment,
  RedirectsDocument,
  UpdateRedirectDocument,
} from '../../generated/graphql.ts';

export type Redirect = RedirectRowFragment;

/** What each status code is for. */
export const typeWords: Record<RedirectType, string> = {
  301: '301: kalıcı olarak taşındı',
  302: '302: şimdilik başka yerde',
  307: '307: şimdilik başka yerde (yöntem korunur)',
  308: '308: kalıcı olarak taşındı (yöntem korunur)',
  410: '410: kaldırıldı, yerine bir şey gelmedi',
};

/** Which addresses a redirect leads on. */
export const matchWords: Record<RedirectMatchType, string> = {
  exact: 'Tek adres',
  prefix: 'Adres ve altındakiler',
  pattern: 'Desen (:ad, *)',
};

/** Redirects of the site's addresses. */
export const redirects = defineRecords({
  list: RedirectsDocument,
  create: CreateRedirectDocument,
  update: UpdateRedirectDocument,
  remove: DeleteRedirectDocument,
  event: 'redirect.changed',
  schema: createRedirectInput,
  nouns: { one: 'Yönlendirme', many: 'Yönlendirmeler' },
  name: ({ fromUrl }) => fromUrl,
  fields: {
    matchType: choiceField('Eşleşme', matchWords),
    fromUrl: 'Kaynak URL',
    toUrl: 'Hedef URL',
    redirectType: { ...choiceField('Yönlendirme türü', typeWords), write: String, read: Number },
    isActive: activeField,
  },
  initial: { matchType: 'exact', redirectType: '301', isActive: true },
  texts: {
    created: 'Yönlendirme oluşturuldu',
    updated: 'Yönlendirme güncellendi',
    removed: 'Yönlendirme silindi',
    createFailed: 'Yönlendirme kaydedilirken bir hata oluştu',
    updateFailed: 'Yönlendirme kaydedilirken bir hata oluştu',
    removeFailed: 'Silme işlemi sırasında bir hata oluştu',
  },
});

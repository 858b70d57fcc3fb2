import { createTherapyServiceInput } from '@practice/contracts';
import {
  activeField,
  amountField,
  choiceField,
  defineRecords,
  headedTextsField,
  linesField,
} from '@practice/ui/records';
import {
  CreateServiceDocument,
  DeleteServiceDocument,
  OrderServicesDocument,
  type ServiceRowFragment,
  ServicesDocument,
  UpdateServiceDocument,
} from '../generated/graphql.ts';

export type Service = ServiceRowFragment;

/** The drawings that the public pages have. */
const icons = {
  blocks: 'Oyun blokları',
  leaf: 'Yaprak',
  home: 'Ev',
  compass: 'Pusula',
  group: 'Grup',
  screen: 'Ekran',
};

/** What the practice offers. */
export const services = defineRecords({
  list: ServicesDocument,
  create: CreateServiceDocument,
  update: UpdateServiceDocument,
  remove: DeleteServiceDocument,
  order: OrderServicesDocument,
  event: 'therapy-service.changed',
  schema: createTherapyServiceInput,
  nouns: { one: 'Hizmet', many: 'Hizmetler' },
  name: ({ title }) => title,
  fields: {
    title: 'Başlık',
    description: 'Açıklama',
    details: 'Ayrıntılar',
    promise: 'Sayfanın giriş cümlesi',
    bodyHtml: 'Uzun metin',
    audience: linesField('Kimler için'),
    steps: headedTextsField('Bir görüşme nasıl geçer', { heading: 'title', text: 'text' }),
    faqs: headedTextsField('Ebeveynlerin sordukları', { heading: 'question', text: 'answer' }),
    sessionForm: 'Görüşme biçimi',
    iconName: choiceField('Simge', icons),
    price: amountField('Ücret (TL)'),
    duration: 'Süre (dakika)',
    isActive: activeField,
  },
  initial: { isActive: true },
  texts: { created: 'Hizmet oluşturuldu.' },
});

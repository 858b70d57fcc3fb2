import type { ServiceQuery } from '../generated/graphql.ts';

export type Service = NonNullable<ServiceQuery['therapyService']>;

// True of every service: what stands on a page whose own texts nobody has written yet.
const steps = [
  {
    title: 'Talebinizi iletirsiniz',
    text: 'Birkaç kısa soruyu yanıtlar, size uygun günü ve saati seçersiniz.',
  },
  { title: 'Sizi ararız', text: '24 saat içinde iletişime geçer, aklınızdaki soruları yanıtlarız.' },
  {
    title: 'Tanışırız',
    text: 'İlk görüşmede sizi ve çocuğunuzu dinler, neye ihtiyaç duyduğunuzu anlamaya çalışırız.',
  },
  { title: 'Birlikte karar veririz', text: 'Nasıl ve ne sıklıkta ilerleyeceğimizi sizinle birlikte planlarız.' },
];

const faqs = [
  {
    question: 'İlk görüşmeye nasıl hazırlanmalıyız?',
    answer:
      'Özel bir hazırlık gerekmez. Sizi düşündüren şeyi birkaç cümleyle not etmeniz ve varsa eski raporları yanınızda getirmeniz yeterli.',
  },
  {
    question: 'Anlattıklarımız gizli kalır mı?',
    answer:
      'Evet. Görüşmelerde konuşulanlar gizlidir. Birinin güvenliği söz konusu olduğunda ne yapılacağını ise en başta birlikte konuşuruz.',
  },
  {
    question: 'Kaç görüşme sürer?',
    answer:
      'Her çocuk ve aile için farklıdır. Gidişi belirli aralıklarla birlikte değerlendirir, süreye birlikte karar veririz.',
  },
];

/** A service as its page shows it: with texts that are true of every service where it has none of its own. */
export function withDefaultTexts(service: Service): Service {
  return {
    ...service,
    promise: service.promise || service.description,
    steps: service.steps.length > 0 ? service.steps : steps.map((step) => ({ __typename: 'ServiceStep', ...step })),
    faqs: service.faqs.length > 0 ? service.faqs : faqs.map((faq) => ({ __typename: 'ServiceFaq', ...faq })),
  };
}

/** What is to be known of a service at a glance; what it does not say is left out. Numbers are in the format of `language`. */
export function glanceOf(
  { duration, sessionForm, price }: Pick<Service, 'duration' | 'sessionForm' | 'price'>,
  language: string,
) {
  return [
    { label: 'Süre', value: duration ? `${duration} dakika` : '' },
    { label: 'Görüşme biçimi', value: sessionForm },
    { label: 'Ücret', value: price ? `${price.toLocaleString(language, { minimumFractionDigits: 2 })} ₺` : '' },
  ].filter(({ value }) => value);
}

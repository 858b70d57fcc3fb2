import type { HomeTestimonialsQuery } from '../../generated/graphql.ts';

/**
 * Samples that stand in until the practice has entered families' own words: about how a visit goes, never about success
 * or cure.
 */
export const sampleTestimonials: Omit<HomeTestimonialsQuery['testimonials'][number], '__typename'>[] = [
  {
    id: 'sample-1',
    clientName: 'B. A.',
    clientTitle: '7 yaşında bir oğlanın annesi',
    content:
      'İlk görüşmede sürecin nasıl ilerleyeceği, bizden neler beklendiği ve nelerin aramızda kalacağı açıkça anlatıldı. Sorularımızı sormak için yeterince zamanımız oldu.',
  },
  {
    id: 'sample-2',
    clientName: 'N. T.',
    clientTitle: '5 yaşında bir kızın babası',
    content:
      'Görüşmelerin oyunla geçmesi kızımın çekinmeden gelmesini kolaylaştırdı. Ebeveyn görüşmelerinde evde nelere dikkat edebileceğimizi birlikte konuştuk.',
  },
  {
    id: 'sample-3',
    clientName: 'Ö. ve C. K.',
    clientTitle: '13 yaşında bir gencin ailesi',
    content:
      'Randevu saatlerine özen gösterildi, sorularımıza aynı gün yanıt aldık. Oğlumuzun mahremiyetine gösterilen dikkat bizim için önemliydi.',
  },
];

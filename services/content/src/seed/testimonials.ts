import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Testimonial } from '../testimonials/testimonial.model.ts';

const texts: [clientName: string, clientTitle: string, content: string][] = [
  [
    'E. Y.',
    '6 yaşında bir kızın annesi',
    'Ne konuşulacağını, kaç görüşme yapılacağını ve bizden neler beklendiğini ilk görüşmede açıkça anlattı. Kızımın yanında konuşulmaması gereken konular için bize ayrıca zaman ayırdı.',
  ],
  [
    'M. D.',
    '14 yaşında bir gencin babası',
    'Oğlumun anlattıklarının aralarında kalacağını, hangi durumda bizimle paylaşılacağını baştan konuştuk. Bu netlik hepimizi rahatlattı.',
  ],
  [
    'S. K.',
    '4 yaşında bir oğlanın annesi',
    'Görüşmelerin oyunla ilerlemesi başta bize alışılmadık gelmişti. Her ay yapılan ebeveyn görüşmesinde evde neyi, neden değiştirdiğimizi anlayarak ilerledik.',
  ],
  [
    'A. ve H. Ç.',
    'İki çocuklu bir aile',
    'Randevu saatlerine özen gösterildi, sorularımıza kısa sürede dönüş yapıldı. Çocuklarımız bekleme odasında bile kendilerini rahat hissetti.',
  ],
];

/**
 * What families say of how they were received; no claim of success. The ids
 * follow from the texts, so that two processes starting at once make each one once.
 */
export const testimonials: (Omit<Testimonial, 'version'> & { _id: Types.ObjectId })[] = texts.map(
  ([clientName, clientTitle, content], index) => ({
    _id: new Types.ObjectId(createHash('sha256').update(content).digest('hex').slice(0, 24)),
    clientName,
    clientTitle,
    content,
    rating: 5,
    isActive: true,
    orderIndex: index + 1,
  }),
);

import { optionalText, orderIndexInput, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const RATING = { min: 1, max: 5, default: 5 };

/** What a family says about the practice. */
export const testimonialRecord = z
  .object({
    id: z.string(),
    clientName: z.string(),
    clientTitle: z.string().nullable(),
    content: z.string(),
    rating: z.number().int().min(RATING.min).max(RATING.max),
    isActive: z.boolean(),
    orderIndex: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'Testimonial' });

const RATING_MESSAGE = `Puan ${RATING.min} ile ${RATING.max} arasında bir tam sayı olmalıdır`;

const fields = {
  clientName: requiredText(100, 'Müşteri adı gereklidir'),
  clientTitle: optionalText(100),
  content: requiredText(2000, 'İçerik gereklidir'),
  rating: z
    .number(RATING_MESSAGE)
    .int(RATING_MESSAGE)
    .min(RATING.min, RATING_MESSAGE)
    .max(RATING.max, RATING_MESSAGE)
    .nullish()
    .meta({ description: '1 to 5; 5 when not given.' }),
  isActive: z.boolean().nullish(),
  orderIndex: orderIndexInput,
};

export const createTestimonialInput = z.strictObject(fields).meta({ id: 'CreateTestimonialInput' });

export const updateTestimonialInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateTestimonialInput' });

export type TestimonialRecord = z.infer<typeof testimonialRecord>;

import { amount, minutes } from './amount.ts';
import { optionalText, orderIndexInput, requiredText, versionInput } from './record-inputs.ts';
import { DURATION_MINUTES } from './staff-appointments.ts';
import { z } from './zod-setup.ts';

/** A service that the practice offers; appointments store its slug as `serviceType`. */
export const therapyServiceRecord = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    details: z.string(),
    iconName: z.string().nullable(),
    price: z.number().nullable(),
    duration: z.number().nullable(),
    isActive: z.boolean(),
    orderIndex: z.number(),
    version: z.number(),
  })
  .meta({ id: 'TherapyService' });

/** The title of a service by the slug that appointments store, also of a service that is inactive or deleted. */
export const serviceTitleRecord = z.object({ slug: z.string(), title: z.string() }).meta({ id: 'ServiceTitle' });

const fields = {
  title: requiredText(120, 'Başlık gerekli').regex(
    /[A-Za-z0-9ÇĞİÖŞÜçğıöşü]/,
    'Başlıkta en az bir harf veya rakam olmalı',
  ),
  description: requiredText(1000, 'Açıklama gerekli'),
  details: optionalText(5000),
  iconName: optionalText(50),
  price: amount,
  duration: minutes(DURATION_MINUTES),
  isActive: z.boolean().nullish(),
  orderIndex: orderIndexInput,
};

export const createTherapyServiceInput = z.strictObject(fields).meta({ id: 'CreateTherapyServiceInput' });

export const updateTherapyServiceInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateTherapyServiceInput' });

export type TherapyServiceRecord = z.infer<typeof therapyServiceRecord>;
export type ServiceTitleRecord = z.infer<typeof serviceTitleRecord>;

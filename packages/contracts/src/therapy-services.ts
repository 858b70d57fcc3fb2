import { amount, minutes } from './amount.ts';
import { DURATION_MINUTES } from './appointments.ts';
import { optionalText, orderIndexInput, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** A step of how a session goes. */
export const serviceStepRecord = z.object({ title: z.string(), text: z.string() }).meta({ id: 'ServiceStep' });

/** What parents ask about a service. */
export const serviceFaqRecord = z.object({ question: z.string(), answer: z.string() }).meta({ id: 'ServiceFaq' });

/** A service that the practice offers; appointments store its slug as `serviceType`. */
export const therapyServiceRecord = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    details: z.string(),
    /** One or two sentences at the top of its page. */
    promise: z.string(),
    /** The long text of its page, sanitised. */
    bodyHtml: z.string(),
    /** For whom it is, a line each. */
    audience: z.array(z.string()),
    steps: z.array(serviceStepRecord),
    faqs: z.array(serviceFaqRecord),
    /** How the sessions are held: face to face, online, in a group. */
    sessionForm: z.string(),
    iconName: z.string().nullable(),
    /** In lira; visitors get it only while `service_prices_visible` is on. */
    price: z.number().nullable(),
    duration: z.number().int().nullable(),
    isActive: z.boolean(),
    orderIndex: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'TherapyService' });

/** The title of a service by the slug that appointments store, also of a service that is inactive or deleted. */
export const serviceTitleRecord = z.object({ slug: z.string(), title: z.string() }).meta({ id: 'ServiceTitle' });

/** How much a service's page may have of each. */
export const SERVICE_PAGE_LIMITS = { audience: 12, steps: 8, faqs: 20 } as const;

export const serviceStepInput = z
  .strictObject({ title: requiredText(120, 'Adımın başlığı gerekli'), text: requiredText(800, 'Adımın metni gerekli') })
  .meta({ id: 'ServiceStepInput' });

export const serviceFaqInput = z
  .strictObject({ question: requiredText(200, 'Soru gerekli'), answer: requiredText(2000, 'Sorunun yanıtı gerekli') })
  .meta({ id: 'ServiceFaqInput' });

const fields = {
  title: requiredText(120, 'Başlık gerekli').regex(
    /[A-Za-z0-9ÇĞİÖŞÜçğıöşü]/,
    'Başlıkta en az bir harf veya rakam olmalı',
  ),
  description: requiredText(1000, 'Açıklama gerekli'),
  details: optionalText(5000),
  promise: optionalText(300),
  bodyHtml: optionalText(50_000),
  audience: z.array(requiredText(200, 'Boş satır olamaz')).max(SERVICE_PAGE_LIMITS.audience).nullish(),
  steps: z.array(serviceStepInput).max(SERVICE_PAGE_LIMITS.steps).nullish(),
  faqs: z.array(serviceFaqInput).max(SERVICE_PAGE_LIMITS.faqs).nullish(),
  sessionForm: optionalText(200),
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
export type ServiceStep = z.infer<typeof serviceStepRecord>;
export type ServiceFaq = z.infer<typeof serviceFaqRecord>;
export type ServiceTitleRecord = z.infer<typeof serviceTitleRecord>;

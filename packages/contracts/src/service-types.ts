import { z } from './zod-setup.ts';

/** The six services of the practice (document 1, section 3): slug as stored, title as shown. */
export const serviceTypes = {
  'oyun-terapisi': 'Oyun Terapisi',
  'bireysel-terapi': 'Bireysel Terapi',
  'aile-danismanligi': 'Aile Danışmanlığı',
  'psikolojik-degerlendirme': 'Psikolojik Değerlendirme',
  'oyun-grubu': 'Oyun Grubu',
  'online-terapi': 'Online Terapi',
} as const;

export type ServiceType = keyof typeof serviceTypes;
export const serviceTypeSlugs = Object.keys(serviceTypes) as [ServiceType, ...ServiceType[]];

/** Accepts a service's slug or its title and gives the slug (decisions, "Appointments"). */
export const serviceType = z.string('Bir hizmet türü seçiniz').transform((value, context): ServiceType => {
  const found = serviceTypeSlugs.find((slug) => slug === value || serviceTypes[slug] === value);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'Bir hizmet türü seçiniz', input: value });
  return z.NEVER;
});

import { z } from './zod-mini-setup.ts';

/** The six services of the practice: slug as stored, title as shown. */
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

/**
 * A service's slug or its title; the server looks it up among the active services and
 * keeps the slug.
 */
export const serviceType = z
  .string('Bir hizmet türü seçiniz')
  .check(z.trim(), z.minLength(1, 'Bir hizmet türü seçiniz'), z.maxLength(120, 'Bir hizmet türü seçiniz'));

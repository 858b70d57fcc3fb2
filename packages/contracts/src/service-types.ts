/** The six services of the practice: slug as stored, title as shown. */
export const serviceTypes = {
  'oyun-terapisi': 'Oyun Terapisi',
  'bireysel-terapi': 'Bireysel Terapi',
  'aile-danismanligi': 'Aile Danışmanlığı',
  'psikolojik-degerlendirme': 'Psikolojik Değerlendirme',
  'oyun-grubu': 'Oyun Grubu',
  'online-terapi': 'Online Terapi',
} as const;

type ServiceType = keyof typeof serviceTypes;
export const serviceTypeSlugs = Object.keys(serviceTypes) as [ServiceType, ...ServiceType[]];

/** Whether a service of this slug can be stored with an appointment. */
export function isServiceSlug(slug: string): boolean {
  return slug.trim() !== '' && slug.length <= SERVICE_TYPE_MAX_LENGTH;
}

export const SERVICE_TYPE_MAX_LENGTH = 120;

/** Addresses of this remote. */
export const paths = {
  home: '/',
  appointment: '/randevu',
  /** The wizard with a service chosen already, by its slug. */
  appointmentFor: (service: string) => `/randevu?hizmet=${encodeURIComponent(service)}`,
  /** Where the default hero button points; the gateway answers 308 to /randevu. */
  oldAppointment: '/appointment',
  legal: (slug: string) => `/${slug}`,
} as const;

/** Anchors of the home page (document 1 section 2). */
export const anchors = {
  top: 'anasayfa',
  about: 'hakkimda',
  services: 'hizmetler',
  appointment: 'randevu',
  contact: 'iletisim',
} as const;

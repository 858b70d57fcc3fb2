import { Section } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { SiteSettingsDocument } from '../generated/graphql.ts';
import { ContactSection } from '../home/contact/contact-section.tsx';
import { Hero } from '../home/hero/hero.tsx';
import { ServicesSection } from '../home/services/services-section.tsx';
import { siteText } from '../home/site-text.ts';
import { anchors } from '../paths.ts';
import { BookingWizard } from '../wizard/booking-wizard.tsx';

/** The home page, /: its sections in order. */
export function HomePage() {
  const { data } = useQuery(SiteSettingsDocument, { errorPolicy: 'ignore' });
  const text = useMemo(() => siteText(data?.siteSettings), [data]);
  return (
    <>
      <Hero text={text} />
      <ServicesSection text={text} />
      <Section
        id={anchors.appointment}
        eyebrow="Randevu"
        title="Randevu talebi oluşturun"
        intro="Birkaç kısa soruyu yanıtlayın, size uygun günü ve saati seçin. 24 saat içinde sizinle iletişime geçeceğiz."
      >
        <BookingWizard isDeferred />
      </Section>
      <ContactSection text={text} />
    </>
  );
}

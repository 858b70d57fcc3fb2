import { Section } from '@practice/ui';
import { ContactSection } from '../home/contact/contact-section.tsx';
import { Hero } from '../home/hero/hero.tsx';
import { ServicesSection } from '../home/services/services-section.tsx';
import { anchors } from '../paths.ts';
import { useSettings } from '../site/site-settings.ts';
import { BookingWizard } from '../wizard/booking-wizard.tsx';

/** The home page, /: its sections in order. */
export function HomePage() {
  const text = useSettings();
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

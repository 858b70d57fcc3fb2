import { Section } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { DynamicPage } from '../dynamic-page/dynamic-page.tsx';
import { HomepageDocument } from '../generated/graphql.ts';
import { anchors } from '../paths.ts';
import { useSettings } from '../site/site-settings.ts';
import { BookingWizard } from '../wizard/booking-wizard.tsx';
import { AboutSection } from './about/about-section.tsx';
import { BlogPreview } from './blog/blog-preview.tsx';
import { BookingCard } from './booking/booking-card.tsx';
import { useTrackers } from './booking/use-trackers.ts';
import { ContactSection } from './contact/contact-section.tsx';
import { Hero } from './hero/hero.tsx';
import { ServicesSection } from './services/services-section.tsx';
import { TestimonialsSection } from './testimonials/testimonials-section.tsx';

/** The home page, /: the page that staff have made the home page, else the built-in one. */
export default function HomePage() {
  const { data } = useQuery(HomepageDocument, { errorPolicy: 'ignore' });
  return data?.homepage ? <DynamicPage page={data.homepage} /> : <BuiltInHome />;
}

/** Its sections in order. */
function BuiltInHome() {
  const text = useSettings();
  const hasTrackers = useTrackers();
  return (
    <>
      <Hero text={text} hasAbout />
      <AboutSection text={text} />
      <ServicesSection text={text} />
      <Section
        id={anchors.appointment}
        eyebrow="Randevu"
        title="Randevu talebi oluşturun"
        intro="Birkaç kısa soruyu yanıtlayın, size uygun günü ve saati seçin. 24 saat içinde sizinle iletişime geçeceğiz."
      >
        {hasTrackers ? <BookingCard /> : <BookingWizard isDeferred />}
      </Section>
      <BlogPreview />
      <TestimonialsSection text={text} />
      <ContactSection text={text} />
    </>
  );
}

/** In a file of its own: the first page of a visit has its head from the server. */
export async function head(request: PageRequest): Promise<PageHead> {
  const { homeHead } = await import(/* webpackChunkName: "home-head" */ './home-head.ts');
  return homeHead(request);
}

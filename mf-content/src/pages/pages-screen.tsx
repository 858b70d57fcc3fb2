import { Box } from '@practice/ui';
import { SectionHeader, SectionTabs } from '@practice/ui/admin';
import { AppointmentPageTab } from './appointment/appointment-page.tsx';
import { DynamicPages } from './dynamic/dynamic-pages.tsx';
import { LocalPages } from './local/local-pages.tsx';

/** All pages of the site that staff write: their own, those of the cities, and the texts of the appointment page. */
export default function PagesScreen() {
  return (
    <Box>
      <SectionHeader title="Sayfalar" description="Sitenizin sayfalarını ve içeriğini yönetin" />
      <SectionTabs
        label="Sayfalar"
        tabs={[
          { key: 'dynamic', title: 'Dinamik sayfalar', panel: DynamicPages },
          { key: 'local', title: 'Bölgesel sayfalar', panel: LocalPages },
          { key: 'appointment', title: 'Randevu sayfası', panel: AppointmentPageTab },
        ]}
      />
    </Box>
  );
}

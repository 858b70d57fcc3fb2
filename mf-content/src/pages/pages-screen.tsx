import { Box } from '@practice/ui';
import { SectionHeader, Tabs } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import type { ReactNode } from 'react';
import { AppointmentPageTab } from './appointment/appointment-page.tsx';
import { DynamicPages } from './dynamic/dynamic-pages.tsx';
import { LocalPages } from './local/local-pages.tsx';

const tabs = {
  dynamic: { title: 'Dinamik sayfalar', panel: DynamicPages },
  local: { title: 'Bölgesel sayfalar', panel: LocalPages },
  appointment: { title: 'Randevu sayfası', panel: AppointmentPageTab },
} as const satisfies Record<string, { title: string; panel: () => ReactNode }>;

type TabKey = keyof typeof tabs;
const tabKeys = Object.keys(tabs) as TabKey[];

/** All pages of the site that staff write: their own, those of the cities, and the texts of the appointment page. */
export default function PagesScreen() {
  const { params, setParams } = useSection();
  const current = tabKeys.find((key) => key === params.get('tab')) ?? 'dynamic';

  /** Search and filters of one tab say nothing about another. */
  function choose(key: TabKey): void {
    const former = Object.fromEntries([...params.keys()].map((name) => [name, null]));
    setParams({ ...former, tab: key === 'dynamic' ? null : key });
  }

  return (
    <Box>
      <SectionHeader title="Sayfalar" description="Sitenizin sayfalarını ve içeriğini yönetin" />
      <Tabs
        label="Sayfalar"
        isOnPage
        current={current}
        onChoose={choose}
        tabs={tabKeys.map((key) => {
          const { title, panel: Panel } = tabs[key];
          return { key, title, content: key === current ? <Box pt="5">{<Panel />}</Box> : null };
        })}
      />
    </Box>
  );
}

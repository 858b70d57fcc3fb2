import { Box, Skeleton, Stack } from '@practice/ui';
import { useSection, useTab } from '@practice/ui/back-office';
import { type ComponentType, Suspense } from 'react';
import { Tabs } from './tabs.tsx';

/** A tab of a section. Its panel has no title of its own; it may be made by `lazyPanel`. */
export type SectionTab = { key: string; title: string; panel: ComponentType };

type SectionTabsProps = {
  /** Accessible name: 'Sayfalar'. */
  label: string;
  tabs: readonly [SectionTab, ...SectionTab[]];
  /** Parameters of the address that go along to another tab; the others are one tab's alone. */
  shared?: readonly string[];
};

/** The tabs of a section, one mounted at a time; which one is in the address (`tab`), the first without saying. */
export function SectionTabs({ label, tabs, shared = [] }: SectionTabsProps) {
  const { params, setParams } = useSection();
  const current = useTab(tabs.map(({ key }) => key));

  function choose(key: string): void {
    const former = [...params.keys()].filter((name) => !shared.includes(name));
    setParams({ ...Object.fromEntries(former.map((name) => [name, null])), tab: key === tabs[0].key ? null : key });
  }

  return (
    <Tabs
      label={label}
      isOnPage
      current={current}
      onChoose={choose}
      tabs={tabs.map(({ key, title, panel: Panel }) => ({
        key,
        title,
        content:
          key === current ? (
            <Box pt="5">
              <Suspense fallback={<TabSkeleton />}>
                <Panel />
              </Suspense>
            </Box>
          ) : null,
      }))}
    />
  );
}

/** The shape of a tab whose code is on its way. */
function TabSkeleton() {
  return (
    <Stack gap="3" role="status" aria-busy="true" aria-label="Yükleniyor…">
      <Skeleton height="8" width="min(32rem, 100%)" />
      <Skeleton height="10" />
      <Skeleton height="10" />
      <Skeleton height="10" />
    </Stack>
  );
}

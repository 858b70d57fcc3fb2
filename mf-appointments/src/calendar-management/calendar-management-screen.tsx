import { isoDate, today } from '@practice/contracts';
import { Box, Button, Flex, Text } from '@practice/ui';
import { SectionHeader, Tabs } from '@practice/ui/admin';
import { useSection, useStaff, useTab } from '@practice/ui/back-office';
import { RefreshIcon } from '@practice/ui/icons';
import { useState } from 'react';
import { BlockoutsPart } from './blockouts/blockouts-part.tsx';
import { ClosedTimesDialog } from './closed-times/closed-times-dialog.tsx';
import { useClosedTimes } from './closed-times/use-closed-times.ts';
import { HolidaysPart } from './holidays/holidays-part.tsx';
import { HoursTab } from './hours/hours-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { type Generated, GeneratorDialog } from './slots/generator-dialog.tsx';
import { SlotsTab } from './slots/slots-tab.tsx';
import { useCalendarLists } from './use-calendar-lists.ts';

const tabKeys = ['overview', 'hours', 'holidays', 'slots'] as const;
type TabKey = (typeof tabKeys)[number];

/** Working hours, holidays, blockouts and slots: what decides which times are open. */
export default function CalendarManagementScreen() {
  const { params, setParams } = useSection();
  const { can } = useStaff();
  const canWrite = can('calendar:write');
  const tab = useTab(tabKeys);
  const chosen = params.get('date') ?? '';
  const date = isoDate.safeParse(chosen).success ? chosen : today();
  const lists = useCalendarLists(date);
  const closedTimes = useClosedTimes({ onSaved: () => void lists.refresh() });
  const [isGenerating, setIsGenerating] = useState(false);
  const [generated, setGenerated] = useState<Generated | null>(null);
  const { askAbout, saving } = closedTimes;

  const setDate = (next: string) => setParams({ date: next }, { replace: true });
  /** A panel has its editors and dialogs only while it is shown. */
  const panels: Record<TabKey, () => React.ReactNode> = {
    overview: () => (
      <OverviewTab
        {...lists}
        date={date}
        onDate={setDate}
        onCreateSlots={() => setIsGenerating(true)}
        canWrite={canWrite}
      />
    ),
    hours: () => (
      <HoursTab
        list={lists.hours}
        save={saving('Çalışma saati eklenirken hata oluştu')}
        onRemoved={(day) => void closedTimes.askAboutDay(day)}
        canWrite={canWrite}
      />
    ),
    holidays: () => (
      <>
        <HolidaysPart
          list={lists.holidays}
          save={saving('Tatil günü eklenirken hata oluştu')}
          askAbout={askAbout}
          canWrite={canWrite}
        />
        <BlockoutsPart
          list={lists.blockouts}
          save={saving('Kapalı zaman eklenirken hata oluştu')}
          canWrite={canWrite}
        />
      </>
    ),
    slots: () => (
      <SlotsTab
        list={lists.slots}
        total={lists.slotCount}
        date={date}
        onDate={setDate}
        onGenerate={() => setIsGenerating(true)}
        generated={generated}
        save={saving('Slot kaydedilirken hata oluştu')}
        askAbout={askAbout}
        canWrite={canWrite}
      />
    ),
  };
  const titles = {
    overview: 'Genel bakış',
    hours: 'Çalışma saatleri',
    holidays: 'Tatiller',
    slots: 'Slotlar',
  };

  return (
    <Box>
      <SectionHeader
        title="Takvim Yönetimi"
        description="Çalışma saatleri ve uygunluk"
        actions={
          <Button variant="outline" onClick={() => void lists.refresh()} loading={lists.isRefreshing}>
            <RefreshIcon />
            Yenile
          </Button>
        }
      />
      <ClosedTimesNotice
        count={closedTimes.all?.length ?? 0}
        onOpen={canWrite ? () => askAbout(closedTimes.all ?? []) : null}
      />
      <Tabs
        label="Takvim Yönetimi"
        isOnPage
        current={tab}
        onChoose={(key) => setParams({ tab: key === 'overview' ? null : key })}
        tabs={tabKeys.map((key) => ({
          key,
          title: titles[key],
          content: key === tab ? <Box pt="5">{panels[key]()}</Box> : null,
        }))}
      />
      {isGenerating ? (
        <GeneratorDialog
          date={date}
          onClose={() => setIsGenerating(false)}
          onGenerated={(result) => {
            setGenerated(result);
            void lists.refresh();
          }}
        />
      ) : null}
      {closedTimes.asked ? (
        <ClosedTimesDialog
          appointments={closedTimes.asked}
          onClose={closedTimes.close}
          onDone={() => void closedTimes.refresh()}
        />
      ) : null}
    </Box>
  );
}

/** Says how many appointments stand in closed time, until staff have decided about them. */
function ClosedTimesNotice({ count, onOpen }: { count: number; onOpen: (() => void) | null }) {
  if (count === 0) return null;
  return (
    <Flex
      role="status"
      align="center"
      wrap="wrap"
      gap="3"
      mb="4"
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="md"
      bg="status.pending.bg"
      color="status.pending.fg"
    >
      <Text flex="1" minW="min(12rem, 100%)" fontWeight="medium">
        {`${count} randevu, kapalı bir zamanda duruyor.`}
      </Text>
      {onOpen ? (
        <Button size="sm" variant="outline" onClick={onOpen}>
          Göster
        </Button>
      ) : null}
    </Flex>
  );
}

import { Button, SimpleGrid, Skeleton, Stack } from '@practice/ui';
import { formatLongDate, ProblemPanel, RefreshButton, SectionHeader } from '@practice/ui/admin';
import { EmbeddedSection, useNow, useSection, useStaff } from '@practice/ui/back-office';
import { PlusIcon } from '@practice/ui/icons';
import { sections } from '../paths.ts';
import { DayPanel } from './day-panel.tsx';
import { EmailsPanel } from './emails-panel.tsx';
import { Figures } from './figures.tsx';
import { HealthPanel } from './health-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { RemindersPanel } from './reminders-panel.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const MESSAGES_FAILED = 'Okunmamış mesajlar ve gönderilemeyen e-postalar şu anda gösterilemiyor.';

/** The first screen: what to do now, then how the practice does. */
export default function DashboardScreen() {
  const { appointments, messages, isMessagesFailed, health, isSiteOpen, titleOf, isLoading, problem, refresh } =
    useDashboard();
  const now = useNow();
  return (
    <>
      <Header date={appointments?.date} refresh={refresh} />
      {isLoading ? <Loading /> : null}
      {problem ? <ProblemPanel message={problem.message} onRetry={refresh} /> : null}
      <Stack gap="4">
        {isSiteOpen ? null : <EmbeddedSection section="setup" />}
        {appointments ? (
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
            <Stack gap="4" minW="0">
              <DayPanel appointments={appointments} titleOf={titleOf} />
              <RemindersPanel appointments={appointments} />
            </Stack>
            <WaitingPanel appointments={appointments} titleOf={titleOf} now={now} />
          </SimpleGrid>
        ) : null}
        {messages ? (
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
            <MessagesPanel messages={messages} now={now} />
            <EmailsPanel messages={messages} refresh={refresh} />
          </SimpleGrid>
        ) : isMessagesFailed ? (
          <ProblemPanel title="Mesajlar yüklenemedi" message={MESSAGES_FAILED} onRetry={refresh} />
        ) : null}
        {appointments ? <Figures appointments={appointments} /> : null}
        {health ? <HealthPanel health={health} /> : null}
      </Stack>
    </>
  );
}

function Header({ date, refresh }: { date: string | undefined; refresh: () => Promise<void> }) {
  const { can } = useStaff();
  const { go } = useSection();

  return (
    <SectionHeader
      title="Panel"
      description={date ? formatLongDate(date) : ' '}
      actions={
        <>
          <RefreshButton onRefresh={refresh} />
          {can('appointment:write') ? (
            <Button onClick={() => go(sections.newAppointment)}>
              <PlusIcon />
              Yeni Randevu
            </Button>
          ) : null}
        </>
      }
    />
  );
}

/** The shape of what comes: panels side by side, figures below. */
function Loading() {
  return (
    <Stack gap="4" role="status" aria-busy="true" aria-label="Yükleniyor…">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </SimpleGrid>
      <Skeleton height="9rem" />
    </Stack>
  );
}

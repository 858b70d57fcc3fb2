import { Button, SimpleGrid, Skeleton, Stack } from '@practice/ui';
import {
  formatDate,
  formatLongDate,
  ProblemPanel,
  RefreshButton,
  relativeTime,
  SectionHeader,
} from '@practice/ui/admin';
import { EmbeddedSection, sectionHref, useNow, useSection, useStaff } from '@practice/ui/back-office';
import { PlusIcon } from '@practice/ui/icons';
import { appointmentHref, sections } from '../paths.ts';
import { DayPanel } from './day-panel.tsx';
import { EmailsPanel } from './emails-panel.tsx';
import { Figures } from './figures.tsx';
import { HealthPanel } from './health-panel.tsx';
import { Nothing, Panel } from './panel.tsx';
import { PanelLink } from './panel-link.tsx';
import { Row, Rows } from './row.tsx';
import { type AppointmentFigures, type MessageFigures, useDashboard } from './use-dashboard.ts';
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

/** Confirmed appointments within a day whose parents have not been reminded. */
function RemindersPanel({ appointments: { remindersDue } }: { appointments: AppointmentFigures }) {
  return (
    <Panel title="Hatırlatma gereken" count={remindersDue.length}>
      {remindersDue.length === 0 ? <Nothing>Hatırlatma gereken randevu yok.</Nothing> : null}
      <Rows label="Hatırlatma gerekenler">
        {remindersDue.map((visit) => (
          <Row
            key={visit.id}
            to={appointmentHref(visit.id)}
            title={visit.childName}
            detail={`${formatDate(visit.appointmentDate)} ${visit.appointmentTime} · ${visit.parentName}, ${visit.phone}`}
          />
        ))}
      </Rows>
    </Panel>
  );
}

/** The newest unread messages of the contact form. */
function MessagesPanel({ messages: { unread, unreadCount }, now }: { messages: MessageFigures; now: Date }) {
  return (
    <Panel
      title="Okunmamış mesajlar"
      count={unreadCount}
      action={<PanelLink to={sectionHref(sections.contacts, { tab: 'unread' })}>Tümünü aç</PanelLink>}
    >
      {unread.length === 0 ? <Nothing>Okunmamış mesaj yok.</Nothing> : null}
      <Rows label="Okunmamış mesajlar">
        {unread.map(({ id, name, subject, createdAt }) => (
          <Row
            key={id}
            to={sectionHref(sections.contacts, { id })}
            title={name}
            detail={`${subject ?? 'Konu belirtilmemiş'} · ${relativeTime(createdAt, now)}`}
          />
        ))}
      </Rows>
    </Panel>
  );
}

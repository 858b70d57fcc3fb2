import { formatDate, relativeTime, StatusBadge } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { appointmentHref, sections } from '../paths.ts';
import { Nothing, Panel } from './panel.tsx';
import { PanelLink } from './panel-link.tsx';
import { Row, Rows } from './row.tsx';
import type { AppointmentFigures } from './use-dashboard.ts';
import { clockOf, promiseSentence } from './words.ts';

type Props = { appointments: AppointmentFigures; titleOf: (slug: string) => string; now: Date };

/** Parents' requests, the oldest first, each with what is left of the 24 hours; and how often the promise was kept. */
export function WaitingPanel({ appointments: { waiting, promise }, titleOf, now }: Props) {
  return (
    <Panel
      title="Bekleyen talepler"
      count={waiting.total}
      hint={promiseSentence(promise)}
      action={
        <PanelLink to={sectionHref(sections.appointments, { status: 'pending' })}>Bekleyen tüm randevular</PanelLink>
      }
    >
      {waiting.items.length === 0 ? <Nothing>Bekleyen talep yok.</Nothing> : null}
      <Rows label="Bekleyen talepler">
        {waiting.items.map(({ appointment, requestedAt, answerDueAt }) => {
          const clock = clockOf(answerDueAt, now);
          const { id, childName, appointmentDate, appointmentTime, serviceType } = appointment;
          return (
            <Row
              key={id}
              to={appointmentHref(id)}
              title={childName}
              detail={`${formatDate(appointmentDate)} ${appointmentTime} · ${titleOf(serviceType)} · ${relativeTime(requestedAt, now)} geldi`}
              end={<StatusBadge tone={clock.tone}>{clock.text}</StatusBadge>}
            />
          );
        })}
      </Rows>
    </Panel>
  );
}

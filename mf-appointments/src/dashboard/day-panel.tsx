import { statusLabels } from '@practice/contracts';
import { Badge, Flex } from '@practice/ui';
import { formatDate, StatusBadge } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { appointmentHref, sections } from '../paths.ts';
import { Nothing, Panel } from './panel.tsx';
import { PanelLink } from './panel-link.tsx';
import { Row, Rows } from './row.tsx';
import type { AppointmentFigures } from './use-dashboard.ts';

type Props = { appointments: AppointmentFigures; titleOf: (slug: string) => string };

/** Today in order of time, with the next appointment marked; or when the next one is. */
export function DayPanel({ appointments: { date, today, next }, titleOf }: Props) {
  const isLater = next && next.appointmentDate !== date;
  return (
    <Panel
      title="Bugün"
      count={today.length}
      action={<PanelLink to={sectionHref(sections.appointments, { quick: 'today' })}>Listede aç</PanelLink>}
    >
      {today.length === 0 ? <Nothing>Bugün randevu yok.</Nothing> : null}
      <Rows label="Bugünün randevuları">
        {today.map((visit) => (
          <Row
            key={visit.id}
            to={appointmentHref(visit.id)}
            lead={`${visit.appointmentTime}–${visit.appointmentEndTime}`}
            title={visit.childName}
            detail={titleOf(visit.serviceType)}
            isNext={visit.id === next?.id}
            end={
              <Flex as="span" gap="1.5" align="center" wrap="wrap">
                {visit.id === next?.id ? <Badge tone="pine">Sıradaki</Badge> : null}
                <StatusBadge tone={visit.status}>{statusLabels[visit.status]}</StatusBadge>
              </Flex>
            }
          />
        ))}
      </Rows>
      {isLater ? (
        <Rows label="Sıradaki randevu">
          <Row
            to={appointmentHref(next.id)}
            lead={`${formatDate(next.appointmentDate)} ${next.appointmentTime}`}
            title={next.childName}
            detail={titleOf(next.serviceType)}
            end={<Badge tone="pine">Sıradaki</Badge>}
          />
        </Rows>
      ) : null}
    </Panel>
  );
}

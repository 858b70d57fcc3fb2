import { formatDate } from '@practice/ui/admin';
import { appointmentHref } from '../paths.ts';
import { Nothing, Panel } from './panel.tsx';
import { Row, Rows } from './row.tsx';
import type { AppointmentFigures } from './use-dashboard.ts';

/** Confirmed appointments within a day whose parents have not been reminded. */
export function RemindersPanel({ appointments: { remindersDue } }: { appointments: AppointmentFigures }) {
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

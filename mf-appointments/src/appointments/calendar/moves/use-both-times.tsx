import { toMinutes } from '@practice/contracts';
import { VersionDialog } from '@practice/ui/admin';
import { useQuestion } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { type MovableAppointment, timesText } from '../../record/appointment.ts';
import { dayName } from '../calendar-state.ts';
import { timesOf } from '../grid/geometry.ts';
import type { GridTime } from '../grid/time-grid.tsx';

type BothTimes = { current: MovableAppointment; to: GridTime };

/**
 * Asks which time stands when somebody else has moved the appointment that is being moved. Render `dialog`. Resolves with
 * whether it is one's own; null to give up.
 */
export function useBothTimes(): {
  askAbout: (current: MovableAppointment, to: GridTime) => Promise<boolean | null>;
  dialog: ReactNode;
} {
  const { question, ask, answer } = useQuestion<BothTimes, boolean>();
  return {
    askAbout: (current, to) => ask({ current, to }),
    dialog: question ? (
      <VersionDialog
        key={question.current.version}
        fields={[
          {
            field: 'time',
            label: question.current.childName,
            mine: inWords(question.to),
            theirs: `${dayName(question.current.appointmentDate)}, ${timesText(question.current)}`,
            defaultSide: 'mine',
          },
        ]}
        onClose={() => answer(null)}
        onChoose={(own) => answer(own.length > 0)}
      />
    ) : null,
  };
}

function inWords({ appointmentDate, appointmentTime, duration }: GridTime): string {
  const start = toMinutes(appointmentTime);
  return `${dayName(appointmentDate)}, ${timesOf({ start, end: start + duration })}`;
}

import type { Saved } from '../editor/use-saving.tsx';
import type { ServiceOption } from '../record/use-service-titles.ts';
import type { useOpenSheet } from '../use-open-sheet.ts';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { ChildSheet } from './child-profile/child-sheet.tsx';

type Props = {
  sheet: ReturnType<typeof useOpenSheet>;
  services: readonly ServiceOption[];
  titleOf: (slug: string) => string;
  onSaved: (saved: Saved | null) => void;
};

/** The sheets beside list and calendar, whose code is loaded when the first of them is opened. */
export default function Sheets({ sheet, services, titleOf, onSaved }: Props) {
  return (
    <>
      <AppointmentSheet
        mode={sheet.mode}
        services={services}
        titleOf={titleOf}
        onClose={sheet.close}
        onView={sheet.view}
        onSaved={onSaved}
      />
      {sheet.childId ? <ChildSheet id={sheet.childId} titleOf={titleOf} onClose={sheet.closeChild} /> : null}
    </>
  );
}

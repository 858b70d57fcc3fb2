import { formatCount } from '@practice/ui/admin';
import { ExportMenu } from '@practice/ui/records';
import { announceNothingSelected } from '../record/announce.ts';
import { type ListState, listExport, selectionExport } from './list-state.ts';

type AppointmentsExportProps = {
  state: ListState;
  total: number | undefined;
  /** Exports these appointments instead of the list. */
  selection?: ReadonlySet<string>;
  placement?: 'bottom-end' | 'top-start';
  isSmall?: boolean;
};

/** Exports the selected appointments, or the list as filtered and sorted. */
export function AppointmentsExport({ state, total, selection, ...rest }: AppointmentsExportProps) {
  return (
    <ExportMenu
      heading={selection ? `Seçilen ${formatCount(selection.size)} randevu` : listHeading(total)}
      name="randevular"
      callFor={(format) => {
        if (!selection) return listExport(state, format);
        if (selection.size > 0) return selectionExport(selection, state, format);
        announceNothingSelected();
        return null;
      }}
      {...rest}
    />
  );
}

function listHeading(total: number | undefined): string {
  return total === undefined ? 'Süzülen liste' : `Süzülen liste: ${formatCount(total)} randevu`;
}

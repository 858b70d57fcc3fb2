import { MAX_EXPORTED_ROWS } from '@practice/contracts';
import { formatCount } from '@practice/ui/admin';

/** What an export of a narrowed list has in it: all its records, or of too many the newest. `total`: undefined while it is not known. */
export function exportHeading(total: number | undefined): string {
  if (total === undefined) return 'Süzülen liste';
  return total > MAX_EXPORTED_ROWS
    ? `Süzülen listenin en yeni ${formatCount(MAX_EXPORTED_ROWS)} kaydı`
    : `Süzülen liste: ${formatCount(total)} kayıt`;
}

import { announceDone } from '@practice/ui/records';
import { appointmentHref } from '../../paths.ts';
import { announceFailureOf } from './announce.ts';

/** Copies the address of an appointment's sheet. */
export async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(appointmentHref(id), location.href).href);
    announceDone('Bağlantı kopyalandı.');
  } catch {
    announceFailureOf('Bağlantı kopyalanamadı.');
  }
}

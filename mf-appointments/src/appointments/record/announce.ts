import { bulkEmailMessage } from '@practice/contracts';
import { toast } from '@practice/ui/overlay';
import { announceDone, refusalOf } from '@practice/ui/records';
import type { useMail } from '../../email-addresses/use-mail.ts';

/** An error toast, 'Hata', with the given sentence followed by the server's message. */
export function announceFailureOf(sentence: string, error?: unknown): void {
  const reason = error === undefined ? null : refusalOf(error);
  toast.error({ title: 'Hata', description: reason ? `${sentence} ${reason}` : sentence });
}

/** A toast saying that nothing was done, and why. */
export function announceHint(text: string): void {
  toast.info({ title: text });
}

/** A warning: a bulk action is about the selected appointments, and there are none. */
export function announceNothingSelected(): void {
  toast.warning({ title: 'Lütfen en az bir randevu seçin.' });
}

type Mail = ReturnType<typeof useMail>;

/** An e-mail that staff have sent: it is queued, and leaves unless something is wrong with e-mails. */
export function announceQueued({ problem, queued }: Mail): void {
  const notice = queued('parent');
  if (notice.isWarning) announceDone({ title: notice.sentence }, undefined, { ...notice, sentence: '' });
  else announceDone({ title: bulkEmailMessage({ successCount: 1, errorCount: 0 }, problem) }, undefined, notice);
}

/** The result of a bulk e-mail; the e-mails are queued and go out one by one. */
export function announceSent({ count, failed }: { count: number; failed: number }, { problem, queued }: Mail): void {
  const title = bulkEmailMessage({ successCount: count, errorCount: failed }, problem);
  const refused = failed > 0 ? `${failed} randevuya gönderilemedi.` : '';
  if (count === 0) return void toast.error({ title, description: refused });
  const { isWarning } = queued('parents');
  const said = [`${count} e-posta sıraya alındı.`, refused].filter(Boolean);
  announceDone({ title }, undefined, { sentence: said.join(' '), isWarning: isWarning || failed > 0 });
}

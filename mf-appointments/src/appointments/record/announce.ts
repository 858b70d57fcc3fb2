import { toast } from '@practice/ui/overlay';
import { refusalOf } from '@practice/ui/records';

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

/** The result of a bulk e-mail; the e-mails are queued and go out one by one. */
export function announceSent({ count, failed }: { count: number; failed: number }): void {
  if (failed > 0) {
    toast.warning({
      title: 'Kısmi gönderim',
      description: `${count} e-posta gönderim sırasına alındı, ${failed} randevuya gönderilemedi.`,
    });
  } else toast.success({ title: 'E-posta gönderildi', description: `${count} e-posta gönderim sırasına alındı.` });
}

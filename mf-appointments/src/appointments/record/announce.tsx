import { Box, Button, Flex } from '@practice/ui';
import { toast } from '@practice/ui/overlay';
import { serverSentence } from './problems.ts';

/** A success toast, 'Başarılı', with an undo button when `onUndo` is given and consequences below the text. */
export function announceDone(text: string, onUndo?: () => void, consequence?: string): void {
  const id = toast.success({
    title: 'Başarılı',
    description: onUndo ? (
      <Flex as="span" align="center" justify="space-between" gap="3">
        <span>
          {text}
          {consequence ? (
            <Box as="span" display="block" fontSize="sm">
              {consequence}
            </Box>
          ) : null}
        </span>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            toast.dismiss(id);
            onUndo();
          }}
        >
          Geri al
        </Button>
      </Flex>
    ) : (
      text
    ),
  });
}

/** An error toast, 'Hata', with the server's message or else with `sentence`. */
export function announceFailure(fallback: string, error?: unknown): void {
  toast.error({ title: 'Hata', description: serverSentence(error ?? null) ?? fallback });
}

/** An error toast, 'Hata', with the given sentence followed by the server's message. */
export function announceFailureOf(sentence: string, error?: unknown): void {
  const reason = error === undefined ? null : serverSentence(error);
  toast.error({ title: 'Hata', description: reason ? `${sentence} ${reason}` : sentence });
}

/** A toast saying that nothing was done, and why. */
export function announceHint(text: string): void {
  toast.info({ title: text });
}

/** The result of a bulk e-mail; the e-mails are queued and go out one by one. */
export function announceSent({ count, failed }: { count: number; failed: number }): void {
  if (failed > 0) {
    toast.info({
      title: 'Kısmi gönderim',
      description: `${count} e-posta gönderim sırasına alındı, ${failed} randevuya gönderilemedi.`,
    });
  } else toast.success({ title: 'E-posta gönderildi', description: `${count} e-posta gönderim sırasına alındı.` });
}

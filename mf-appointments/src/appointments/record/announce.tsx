import { Box, Button, Flex } from '@practice/ui';
import { toast } from '@practice/ui/overlay';
import { serverSentence } from './problems.ts';

/** 'Başarılı' with what happened, with `onUndo` a way back, and below it what follows from it. */
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

/** 'Hata' with what the server said, else with the documented sentence (document 2, section 8). */
export function announceFailure(fallback: string, error?: unknown): void {
  toast.error({ title: 'Hata', description: serverSentence(error ?? null) ?? fallback });
}

/** 'Hata' with the documented sentence first, and behind it what the server said. */
export function announceFailureOf(sentence: string, error?: unknown): void {
  const reason = error === undefined ? null : serverSentence(error);
  toast.error({ title: 'Hata', description: reason ? `${sentence} ${reason}` : sentence });
}

/** A hint that nothing was done. */
export function announceHint(text: string): void {
  toast.info({ title: text });
}

/** How a bulk e-mail went (document 2, section 8): each goes out when its turn comes. */
export function announceSent({ count, failed }: { count: number; failed: number }): void {
  if (failed > 0) {
    toast.info({
      title: 'Kısmi gönderim',
      description: `${count} e-posta gönderim sırasına alındı, ${failed} randevuya gönderilemedi.`,
    });
  } else toast.success({ title: 'E-posta gönderildi', description: `${count} e-posta gönderim sırasına alındı.` });
}

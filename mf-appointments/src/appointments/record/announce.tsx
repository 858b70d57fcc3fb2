import { Button, Flex } from '@practice/ui';
import { toast } from '@practice/ui/overlay';
import { serverSentence } from './problems.ts';

/** 'Başarılı' with what happened, and with `onUndo` a way back. */
export function announceDone(text: string, onUndo?: () => void): void {
  const id = toast.success({
    title: 'Başarılı',
    description: onUndo ? (
      <Flex as="span" align="center" justify="space-between" gap="3">
        {text}
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

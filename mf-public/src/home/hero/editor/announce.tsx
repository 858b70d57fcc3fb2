import { Button, Flex } from '@practice/ui';
import { toast } from '@practice/ui/overlay';

/** The text is on the site, with a way back. */
export function announceSaved(onUndo: () => void): void {
  const id = toast.success({
    title: 'Kaydedildi',
    description: (
      <Flex as="span" align="center" justify="space-between" gap="3">
        Yeni metin sitede.
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
    ),
  });
}

export function announceUndone(): void {
  toast.success({ title: 'Geri alındı', description: 'Önceki metin sitede.' });
}

export function announceUndoFailure(sentence: string): void {
  toast.error({ title: 'Geri alınamadı', description: sentence });
}

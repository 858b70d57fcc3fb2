import { announceWithUndo } from '@practice/ui/editing';
import { toast } from '@practice/ui/overlay';

/** The text is on the site, with a way back. */
export function announceSaved(onUndo: () => void): void {
  announceWithUndo({ title: 'Kaydedildi', description: 'Yeni metin sitede.', onUndo });
}

export function announceUndone(): void {
  toast.success({ title: 'Geri alındı', description: 'Önceki metin sitede.' });
}

export function announceUndoFailure(sentence: string): void {
  toast.error({ title: 'Geri alınamadı', description: sentence });
}

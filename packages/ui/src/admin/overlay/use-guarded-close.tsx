import { ConfirmDialog } from '@practice/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useUnsavedGuard } from '../navigation/unsaved-guard.ts';

/** The words of the question before something unsaved is thrown away. */
export const unsavedQuestion = {
  title: 'Kaydedilmemiş değişiklikler var',
  text: 'Kapatırsanız yaptığınız değişiklikler kaybolur.',
  confirmLabel: 'Değişiklikleri bırak',
  cancelLabel: 'Düzenlemeye dön',
};

/** Closing that asks first while something is not saved. `question` has to be rendered beside the overlay. */
export function useGuardedClose({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }): {
  close: () => void;
  question: ReactNode;
} {
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedGuard(isDirty);
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
        title={unsavedQuestion.title}
        confirmLabel={unsavedQuestion.confirmLabel}
        cancelLabel={unsavedQuestion.cancelLabel}
        danger
      >
        {unsavedQuestion.text}
      </ConfirmDialog>
    ),
  };
}

import { useUnsavedGuard } from '@practice/ui/back-office';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Texts of the dialog that asks before unsaved changes are thrown away. */
export const unsavedChangesTexts = {
  title: 'Kaydedilmemiş değişiklikler var',
  text: 'Kapatırsanız yaptığınız değişiklikler kaybolur.',
  confirmLabel: 'Değişiklikleri bırak',
  cancelLabel: 'Düzenlemeye dön',
};

/** A close function that asks for confirmation while there are unsaved changes. Render `confirmDialog` beside the overlay. */
export function useGuardedClose({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }): {
  close: () => void;
  confirmDialog: ReactNode;
} {
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedGuard(isDirty);
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    confirmDialog: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
        title={unsavedChangesTexts.title}
        confirmLabel={unsavedChangesTexts.confirmLabel}
        cancelLabel={unsavedChangesTexts.cancelLabel}
        danger
      >
        {unsavedChangesTexts.text}
      </ConfirmDialog>
    ),
  };
}

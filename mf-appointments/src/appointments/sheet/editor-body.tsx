import { Box } from '@practice/ui';
import { touch, useMedia } from '@practice/ui/admin';
import { useEffect, useRef } from 'react';
import { AppointmentForm } from '../editor/appointment-form.tsx';
import { useEditor } from '../editor/use-editor.ts';
import type { Saved } from '../editor/use-saving.ts';
import type { ServiceOption } from '../record/use-service-titles.ts';
import type { AppointmentDetails } from './use-appointment.ts';

export type EditorStatus = { isDirty: boolean; isSaving: boolean };

type EditorBodyProps = {
  formId: string;
  record: AppointmentDetails | null;
  isDeleted: boolean;
  services: readonly ServiceOption[];
  titleOf: (slug: string) => string;
  onStatus: (status: EditorStatus) => void;
  onSaved: (saved: Saved | null) => void;
};

/** The form inside the sheet; reports its state to the sheet. */
export function EditorBody({ formId, record, isDeleted, services, titleOf, onStatus, onSaved }: EditorBodyProps) {
  const editor = useEditor({ record, onSaved });
  const { isDirty, saving, form } = editor;
  const { isSaving } = saving;
  const hasKeyboard = !useMedia(touch.replace('@media ', ''), false);

  useEffect(() => onStatus({ isDirty, isSaving }), [onStatus, isDirty, isSaving]);
  const isFresh = useRef(true);
  useEffect(() => {
    // On phones the keyboard would cover the form at once.
    if (isFresh.current && hasKeyboard) form.setFocus('childName');
    isFresh.current = false;
  }, [form, hasKeyboard]);

  const last = record?.history[0];
  return (
    <>
      {isDeleted && record ? (
        <Box role="status" mb="4" color="fg.error" fontWeight="medium">
          Bu randevu siz düzenlerken silindi.
        </Box>
      ) : null}
      <AppointmentForm
        id={formId}
        editor={editor}
        record={record}
        services={services}
        titleOf={titleOf}
        changedBy={last && { username: last.username ?? null, at: last.at }}
      />
    </>
  );
}

import { Box, Button, Flex } from '@practice/ui';
import {
  ConfirmDialog,
  EmptyState,
  formatLongDate,
  ProblemPanel,
  SaveState,
  SideSheet,
  unsavedChangesTexts,
} from '@practice/ui/admin';
import { forgetUnsavedChanges } from '@practice/ui/back-office';
import { useCallback, useId, useRef, useState } from 'react';
import type { Saved } from '../editor/use-saving.tsx';
import { timesText } from '../record/appointment.ts';
import type { ServiceOption } from '../record/use-service-titles.ts';
import { AppointmentTabs } from './appointment-tabs.tsx';
import { EditorBody, type EditorStatus } from './editor-body.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import { type AppointmentDetails, useAppointment } from './use-appointment.ts';
import { HeadActions, ViewFooter } from './view-actions.tsx';

export type SheetMode = { kind: 'view' | 'edit'; id: string } | { kind: 'new'; at: string | null };

type AppointmentSheetProps = {
  /** Null closes it. */
  mode: SheetMode | null;
  services: readonly ServiceOption[];
  titleOf: (slug: string) => string;
  onClose: () => void;
  /** Returns from the form to the record. */
  onView: (id: string) => void;
  /** Called with null when there was nothing to save. */
  onSaved: (saved: Saved | null) => void;
};

const untouched: EditorStatus = { isDirty: false, isSaving: false };

/** The side sheet of an appointment: its details, its form, or the form of a new one. */
export function AppointmentSheet({ mode, services, titleOf, onClose, onView, onSaved }: AppointmentSheetProps) {
  const id = mode && mode.kind !== 'new' ? mode.id : '';
  const { appointment, problem, retry } = useAppointment(id);
  const [status, setStatus] = useState(untouched);
  const [isAsking, setIsAsking] = useState(false);
  /** Something is typed in a tab and not saved. */
  const [isTabDirty, setIsTabDirty] = useState(false);
  const formId = useId();
  const isForm = mode?.kind === 'new' || mode?.kind === 'edit';
  // When a record is deleted while being edited, the form stays so that nothing typed is lost.
  const edited = useRef<typeof appointment>(undefined);
  if (appointment) edited.current = appointment;
  if (!id) edited.current = undefined;
  const record = appointment ?? (mode?.kind === 'edit' ? edited.current : undefined);

  /** Leaving was confirmed: the form stays until navigation is done but no longer guards unsaved changes. */
  const hasLeft = useRef(false);
  const shown = useRef(mode);
  if (shown.current !== mode) {
    shown.current = mode;
    hasLeft.current = false;
  }
  const report = useCallback((next: EditorStatus) => {
    if (!hasLeft.current) setStatus(next);
  }, []);

  const leave = useCallback((then: () => void) => {
    hasLeft.current = true;
    forgetUnsavedChanges();
    setStatus(untouched);
    setIsAsking(false);
    then();
  }, []);
  const cancel = () => leave(mode?.kind === 'edit' ? () => onView(id) : onClose);

  return (
    <>
      <SideSheet
        open={mode !== null}
        onClose={() => leave(onClose)}
        isDirty={isTabDirty || (isForm && status.isDirty)}
        startsInField={mode?.kind === 'new'}
        title={titleFor(mode, record?.childName)}
        subtitle={record && !isForm ? <LastChange record={record} /> : undefined}
        actions={appointment && mode?.kind === 'view' ? <HeadActions appointment={appointment} /> : undefined}
        footer={
          isForm && (mode.kind === 'new' || record) ? (
            <>
              <SaveState state={status.isSaving ? 'saving' : status.isDirty ? 'dirty' : 'clean'} />
              <Flex ms="auto" gap="2">
                <Button variant="outline" onClick={() => (status.isDirty ? setIsAsking(true) : cancel())}>
                  Vazgeç
                </Button>
                <Button
                  type="submit"
                  form={formId}
                  disabled={appointment === null}
                  loading={status.isSaving}
                  loadingText="Kaydediliyor…"
                >
                  Kaydet
                </Button>
              </Flex>
            </>
          ) : appointment && mode?.kind === 'view' ? (
            <ViewFooter appointment={appointment} />
          ) : undefined
        }
      >
        {mode?.kind === 'new' || (isForm && record) ? (
          <EditorBody
            key={id || 'new'}
            start={mode.kind === 'new' ? mode.at : null}
            formId={formId}
            record={mode.kind === 'new' ? null : (record ?? null)}
            isDeleted={appointment === null}
            services={services}
            titleOf={titleOf}
            onStatus={report}
            onSaved={(saved) => leave(() => onSaved(saved))}
          />
        ) : appointment ? null : appointment === null ? (
          <EmptyState
            icon="calendar-check"
            title="Randevu bulunamadı"
            description="Bu randevu silinmiş olabilir."
            action={
              <Button variant="outline" onClick={onClose}>
                Listeye dön
              </Button>
            }
          />
        ) : problem ? (
          <ProblemPanel message={problem.message} onRetry={retry} />
        ) : (
          <SheetSkeleton />
        )}
        {appointment ? (
          // Beside the form, too: what is typed in a tab stays.
          <Box hidden={isForm}>
            <AppointmentTabs key={id} appointment={appointment} titleOf={titleOf} onDirty={setIsTabDirty} />
          </Box>
        ) : null}
      </SideSheet>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={cancel}
        title={unsavedChangesTexts.title}
        confirmLabel={unsavedChangesTexts.confirmLabel}
        cancelLabel={unsavedChangesTexts.cancelLabel}
        danger
      >
        {unsavedChangesTexts.text}
      </ConfirmDialog>
    </>
  );
}

function LastChange({ record }: { record: AppointmentDetails }) {
  return (
    <span>
      <span>{`${formatLongDate(record.appointmentDate)} ·`}</span>{' '}
      <Box as="span" whiteSpace="nowrap">
        {timesText(record)}
      </Box>
    </span>
  );
}

function titleFor(mode: SheetMode | null, childName: string | undefined): string {
  if (mode?.kind === 'new') return 'Yeni Randevu';
  if (mode?.kind === 'edit') return 'Randevuyu Düzenle';
  return childName ?? 'Randevu';
}

import { DEFAULT_DURATION_MINUTES, isoDate, timeOfDay } from '@practice/contracts';
import { Box, chakra, Text } from '@practice/ui';
import { relativeTime, touch, useMedia } from '@practice/ui/admin';
import { announceFailure, FormNotice, RecordFields, RecordVersions, useRecordForm } from '@practice/ui/records';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { OtherFields } from '../editor/other-fields.tsx';
import { PersonFields } from '../editor/person-fields.tsx';
import { SeriesFields } from '../editor/series-fields.tsx';
import { TimeFields } from '../editor/time-fields.tsx';
import { endOf } from '../editor/time-of-day.ts';
import { type Saved, savedOf, useSaving } from '../editor/use-saving.tsx';
import type { SeriesPlan } from '../editor/use-series-plan.ts';
import { isInSeries, statusLabel } from '../record/appointment.ts';
import { appointments } from '../record/appointments.ts';
import type { ServiceOption } from '../record/use-service-titles.ts';
import type { AppointmentDetails } from './use-appointment.ts';

export type EditorStatus = { isDirty: boolean; isSaving: boolean };

type EditorBodyProps = {
  /** Id of the form element, so that buttons outside it can submit it. */
  formId: string;
  /** The current record; null for a new appointment. It changes while being edited when somebody else changes it. */
  record: AppointmentDetails | null;
  isDeleted: boolean;
  /** When a new one is to begin: `yyyy-MM-ddTHH:mm`, or a date alone. */
  start: string | null;
  services: readonly ServiceOption[];
  titleOf: (slug: string) => string;
  onStatus: (status: EditorStatus) => void;
  /** Called with null when there was nothing to save. */
  onSaved: (saved: Saved | null) => void;
};

/** The form inside the sheet; reports its state to the sheet. */
export function EditorBody({
  formId,
  record,
  isDeleted,
  start,
  services,
  titleOf,
  onStatus,
  onSaved,
}: EditorBodyProps) {
  const plan = useRef<SeriesPlan | null>(null);
  const saving = useSaving(plan);
  const form = useRecordForm(appointments, {
    record,
    save: saving.save,
    resultOf: saving.resultOf,
    onSaved: (data) => onSaved(savedOf(data)),
    onDiscarded: () => onSaved(null),
  });
  const { base, isDirty, isSaving, problem } = form;
  const { setFocus } = form.form;
  // The form has no status, but whoever moves an appointment has to know that it was cancelled.
  const [firstStatus] = useState(record?.status);
  const hasKeyboard = !useMedia(touch.replace('@media ', ''), false);

  useEffect(() => onStatus({ isDirty, isSaving }), [onStatus, isDirty, isSaving]);
  useEffect(() => {
    // The form may be scrolled away from where it says so.
    if (problem) announceFailure(problem);
  }, [problem]);
  const { reset, getValues } = form.form;
  useEffect(() => {
    if (start) reset({ ...getValues(), ...startValues(start) });
  }, [start, reset, getValues]);
  const isFresh = useRef(true);
  useEffect(() => {
    // On phones the keyboard would cover the form at once.
    if (isFresh.current && hasKeyboard) setFocus('childName');
    isFresh.current = false;
  }, [setFocus, hasKeyboard]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isSaving && !isDeleted) void form.submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  const notices = ({ status }: AppointmentDetails) => (
    <>
      {isDeleted ? <FormNotice text="Bu randevu siz düzenlerken silindi; artık kaydedilemez." /> : null}
      {status === firstStatus ? null : (
        <FormNotice text={`Bu randevunun durumu siz düzenlerken değiştirildi: ${statusLabel(status)}.`} />
      )}
    </>
  );

  const last = record?.history[0];
  return (
    <>
      <chakra.form id={formId} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
        <RecordFields form={form} notices={record && notices(record)}>
          <Box display="grid" gap="7">
            {base && isInSeries(base) ? (
              <Text color="fg.muted" fontSize="sm">
                Bu randevu bir serinin parçası. Kaydederken değişikliğin hangi randevular için geçerli olacağı sorulur.
              </Text>
            ) : null}
            <PersonFields />
            <TimeFields services={withStored(services, base?.serviceType, titleOf)} />
            <SeriesFields appointmentId={base?.id ?? null} plan={plan} />
            <OtherFields />
            <Box role="alert" color="fg.error" fontWeight="medium">
              {problem}
            </Box>
          </Box>
        </RecordFields>
      </chakra.form>
      {saving.dialogs}
      <RecordVersions
        form={{
          ...form,
          cancelConflict() {
            saving.cancel();
            form.cancelConflict();
          },
        }}
        changedBy={last && `${last.username ?? 'Veli'}, ${relativeTime(last.at)}.`}
        words={{ serviceType: (slug) => titleOf(String(slug)) }}
      />
    </>
  );
}

/** The form's values for a start; none for what is no date or no time. */
function startValues(start: string) {
  const [date = '', time = ''] = start.split('T');
  if (!isoDate.safeParse(date).success) return {};
  if (!timeOfDay.safeParse(time).success) return { appointmentDate: date };
  const appointmentEndTime = endOf(time, DEFAULT_DURATION_MINUTES);
  return { appointmentDate: date, appointmentTime: time, appointmentEndTime };
}

/** A stored service that is no longer offered stays selectable for its appointment. */
function withStored(services: readonly ServiceOption[], stored: string | undefined, titleOf: (slug: string) => string) {
  if (!stored || services.some(({ value }) => value === stored)) return services;
  return [...services, { value: stored, label: titleOf(stored) }];
}

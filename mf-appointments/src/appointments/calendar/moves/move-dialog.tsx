import { DURATION_MINUTES, isoDate, today } from '@practice/contracts';
import { Box, TextField } from '@practice/ui';
import { FormDialog, readTime, TimeField } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { useState } from 'react';
import { FreeTimes } from '../../editor/free-times.tsx';
import { dayText, type MovableAppointment, timesText } from '../../record/appointment.ts';
import type { GridTime } from '../grid/time-grid.tsx';

type MoveDialogProps = {
  /** Null closes it. */
  appointment: MovableAppointment | null;
  onClose: () => void;
  onMove: (appointment: MovableAppointment, to: GridTime) => void;
};

/** Another time for an appointment without dragging it. */
export function MoveDialog({ appointment, onClose, onMove }: MoveDialogProps) {
  const [about, setAbout] = useState(appointment);
  const [typed, setTyped] = useState(appointment && textsOf(appointment));
  const [isSubmitted, setIsSubmitted] = useState(false);
  if (about !== appointment) {
    setAbout(appointment);
    setTyped(appointment && textsOf(appointment));
    setIsSubmitted(false);
  }
  const set = (changes: Partial<Texts>) => setTyped((current) => current && { ...current, ...changes });
  const errors = typed && isSubmitted ? errorsOf(typed) : {};

  function submit() {
    setIsSubmitted(true);
    if (!appointment || !typed || Object.keys(errorsOf(typed)).length > 0) return;
    onClose();
    onMove(appointment, {
      appointmentDate: typed.date,
      appointmentTime: readTime(typed.time) ?? typed.time,
      duration: Number(typed.duration),
    });
  }

  return (
    <FormDialog
      open={appointment !== null}
      onClose={onClose}
      onSubmit={submit}
      title="Saati değiştir"
      description={
        appointment
          ? `${appointment.childName}: ${dayText(appointment.appointmentDate)} ${timesText(appointment)}`
          : undefined
      }
      submitLabel="Kaydet"
    >
      {typed ? (
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Box gridColumn="1 / -1">
            <DateField
              label="Yeni tarih"
              value={typed.date}
              onChange={(date) => set({ date })}
              today={today()}
              error={errors.date}
            />
          </Box>
          <TimeField label="Yeni saat" value={typed.time} onChange={(time) => set({ time })} error={errors.time} />
          <TextField
            label="Süre (dakika)"
            type="number"
            min={DURATION_MINUTES.min}
            max={DURATION_MINUTES.max}
            step="5"
            value={typed.duration}
            onChange={(event) => set({ duration: event.target.value })}
            error={errors.duration}
          />
          <FreeTimes date={typed.date} value={typed.time} onChoose={(time) => set({ time })} />
        </Box>
      ) : null}
    </FormDialog>
  );
}

type Texts = { date: string; time: string; duration: string };

function textsOf({ appointmentDate, appointmentTime, duration }: MovableAppointment): Texts {
  return { date: appointmentDate, time: appointmentTime, duration: String(duration) };
}

function errorsOf({ date, time, duration }: Texts): Partial<Texts> {
  const minutes = Number(duration);
  const isLong = Number.isInteger(minutes) && minutes >= DURATION_MINUTES.min && minutes <= DURATION_MINUTES.max;
  return {
    ...(isoDate.safeParse(date).success ? {} : { date: 'Randevu tarihi seçin' }),
    ...(readTime(time) === null ? { time: 'Randevu saati seçin' } : {}),
    ...(isLong ? {} : { duration: `Süre ${DURATION_MINUTES.min} ile ${DURATION_MINUTES.max} dakika arasında olmalı` }),
  };
}

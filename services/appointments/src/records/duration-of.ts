import { DEFAULT_DURATION_MINUTES, toMinutes } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';

const MINUTES_OF_A_DAY = 1440;

type Timed = {
  appointmentTime: string;
  appointmentEndTime?: string | null | undefined;
  duration?: number | null | undefined;
};

/**
 * Minutes of a duration or an end time, 60 when neither is given.
 * @throws DomainError VALIDATION_FAILED when it would end before it starts or after midnight, or when both are given and
 * contradict each other.
 */
export function durationOf({ appointmentTime, appointmentEndTime, duration }: Timed): number {
  const start = toMinutes(appointmentTime);
  const untilEnd = appointmentEndTime ? toMinutes(appointmentEndTime) - start : null;
  const minutes = duration ?? untilEnd ?? DEFAULT_DURATION_MINUTES;
  if (minutes <= 0 || start + minutes > MINUTES_OF_A_DAY) {
    throw wrongEnd('Bitiş saati başlangıçtan sonra ve aynı gün olmalı', 'END_BEFORE_START');
  }
  // Midnight is written 00:00.
  if (untilEnd !== null && (minutes - untilEnd) % MINUTES_OF_A_DAY !== 0) {
    throw wrongEnd('Bitiş saati ile süre birbirini tutmuyor', 'END_CONTRADICTS_DURATION');
  }
  return minutes;
}

function wrongEnd(message: string, code: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: [{ field: 'appointmentEndTime', message, code }] });
}

import { DEFAULT_DURATION_MINUTES, toMinutes } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';

type Timed = {
  appointmentTime: string;
  appointmentEndTime?: string | null | undefined;
  duration?: number | null | undefined;
};

/**
 * Minutes of a duration or an end time; the duration takes precedence, 60 when neither is given.
 * @throws DomainError VALIDATION_FAILED when it would end before it starts or after midnight.
 */
export function durationOf({ appointmentTime, appointmentEndTime, duration }: Timed): number {
  const start = toMinutes(appointmentTime);
  const minutes = duration ?? (appointmentEndTime ? toMinutes(appointmentEndTime) - start : DEFAULT_DURATION_MINUTES);
  if (minutes > 0 && start + minutes <= 1440) return minutes;
  const message = 'Bitiş saati başlangıçtan sonra ve aynı gün olmalı';
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'appointmentEndTime', message, code: 'END_BEFORE_START' }],
  });
}

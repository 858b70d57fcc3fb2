import { expect, it } from 'vitest';
import { type AppointmentEmailType, emailBlockReason } from './appointment-emails.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (status: string, appointmentTime = '15:30') => ({
  status,
  appointmentDate: '2026-11-21',
  appointmentTime,
});

it.each([
  ['confirmation', 'pending', 'Bu randevu henüz onaylanmadı.'],
  ['confirmation', 'confirmed', null],
  ['confirmation', 'cancelled', 'Bu randevu iptal edilmiş.'],
  ['cancellation', 'confirmed', 'Bu randevu iptal edilmiş değil.'],
  ['cancellation', 'cancelled', null],
  ['reminder', 'pending', null],
  ['reminder', 'confirmed', null],
  ['reminder', 'cancelled', 'Bu randevu iptal edilmiş.'],
  ['reminder', 'completed', 'Bu randevu tamamlanmış.'],
] as [AppointmentEmailType, string, string | null][])('%s of one that is %s: %j', (type, status, sentence) => {
  expect(emailBlockReason(at(status), type, now)).toBe(sentence);
});

it('fits nothing whose time, in Istanbul, has come', () => {
  expect(emailBlockReason(at('confirmed', '15:00'), 'reminder', now)).toBe('Randevunun zamanı geçti.');
  expect(emailBlockReason(at('confirmed', '15:01'), 'reminder', now)).toBeNull();
});

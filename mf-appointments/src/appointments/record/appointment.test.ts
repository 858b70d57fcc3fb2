import { describe, expect, it } from 'vitest';
import { ageText, dayText, isInSeries, statusLabel, statusTone, timesText, truncated } from './appointment.ts';
import { fieldText } from './fields.ts';

describe('missing and unknown values', () => {
  it('have texts of their own', () => {
    expect(dayText('')).toBe('Tarih belirtilmemiş');
    expect(timesText({ appointmentTime: '' })).toBe('Saat belirtilmemiş');
    expect(ageText(null)).toBe('Bilinmiyor');
    expect(statusLabel('odd')).toBe('Bilinmiyor');
    expect(statusTone('odd')).toBe('unknown');
  });
});

it('writes days, times and ages as people read them', () => {
  expect(dayText('2026-11-21')).toBe('21.11.2026 Cmt');
  expect(timesText({ appointmentTime: '14:30', appointmentEndTime: '15:30' })).toBe('14:30–15:30');
  expect(timesText({ appointmentTime: '14:30' })).toBe('14:30');
  expect(ageText(0)).toBe('0 yaş');
  expect(statusLabel('cancelled')).toBe('İptal Edildi');
});

it('cuts texts by letters, at twenty at most', () => {
  expect(truncated('Kaygı ve uyku sorunu', 20)).toBe('Kaygı ve uyku sorunu');
  expect(truncated('Kaygı ve uyku sorunu var', 20)).toBe('Kaygı ve uyku sorunu…');
  expect(truncated('👩‍👧 ayrılık', 3)).not.toContain('�');
});

it('knows the first and the later ones of a series', () => {
  expect(isInSeries({ isRecurring: true, recurringParentId: null })).toBe(true);
  expect(isInSeries({ isRecurring: false, recurringParentId: '1' })).toBe(true);
  expect(isInSeries({ isRecurring: false, recurringParentId: null })).toBe(false);
});

it.each([
  ['status', 'confirmed', 'Onaylandı'],
  ['priority', 'urgent', 'Acil'],
  ['paymentStatus', 'refunded', 'İade Edildi'],
  ['appointmentDate', '2026-11-21', '21.11.2026'],
  ['fee', '1250', '1.250,00 ₺'],
  ['phone', '05321112233', '0532 111 22 33'],
  ['reminderSent', 'true', 'Evet'],
  ['duration', '45', '45 dk'],
  ['serviceType', 'oyun-terapisi', 'Oyun Terapisi'],
  ['parentName', 'Elif', 'Elif'],
])('a stored %s of %s reads %s', (field, value, text) => {
  expect(fieldText(field, value, () => 'Oyun Terapisi')).toBe(text);
});

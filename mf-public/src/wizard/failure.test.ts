import { problems } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import { failureText, ResponseTimeout, readSendingProblem, toastText, waitText } from './failure.ts';

const fields = ['phone', 'email', 'reason', 'childName'].map((field) => ({
  field,
  message: `${field} yanlış`,
  code: 'X',
}));

describe('the error toast', () => {
  it('lists the first three field errors', () => {
    expect(toastText({ code: 'VALIDATION_FAILED', message: 'Hatalar var.', errors: fields })).toBe(
      'Doğrulama hatası: phone: phone yanlış | email: email yanlış | reason: reason yanlış',
    );
  });

  it('takes the code of a field error without a message', () => {
    const errors = [{ field: 'phone', message: '', code: 'INVALID' }];
    expect(toastText({ code: 'VALIDATION_FAILED', message: '', errors })).toBe('Doğrulama hatası: phone: INVALID');
  });

  it('gives the message when there are no field errors', () => {
    expect(toastText({ code: 'SLOT_TAKEN', message: problems.SLOT_TAKEN.message, errors: [] })).toBe(
      problems.SLOT_TAKEN.message,
    );
  });

  it.each([
    ['no message', ''],
    ['a message that says nothing', problems.INTERNAL.message],
  ])('falls back to its own sentence for %s', (_what, message) => {
    expect(toastText({ code: 'INTERNAL', message, errors: [] })).toBe(
      'Randevu talebi gönderilirken bir hata oluştu. Lütfen alanları kontrol edip tekrar deneyin.',
    );
  });
});

describe('the sentence beside the button', () => {
  const problem = { message: 'Sunucuya ulaşılamıyor.', errors: [], offline: false };

  it('says that nothing is lost and nothing is booked twice when the answer is missing', () => {
    for (const code of ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL']) {
      expect(failureText({ ...problem, code })).toBe(
        'Sunucuya ulaşılamıyor. Yazdıklarınız kaybolmadı; aynı talep iki kez kaydedilmez.',
      );
    }
    expect(failureText(readSendingProblem(new ResponseTimeout()))).toContain('Sunucudan yanıt gelmedi.');
  });

  it('says how long to wait after too many requests', () => {
    const tooMany = { ...problem, code: 'TOO_MANY_REQUESTS' };
    expect(failureText({ ...tooMany, retryAfterSeconds: 250 })).toContain('Lütfen 5 dakika bekleyip tekrar deneyin.');
    expect(failureText(tooMany)).toContain('Lütfen biraz bekleyip tekrar deneyin.');
  });

  it.each([
    [1, '1 saniye'],
    [59.2, '60 saniye'],
    [60, '1 dakika'],
    [61, '2 dakika'],
    [600, '10 dakika'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });
});

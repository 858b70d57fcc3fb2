import { describe, expect, it } from 'vitest';
import { progressOf } from './form-rules.ts';
import { emptyValues, type WizardValues } from './form-values.ts';
import { firstInOrder, stepOf } from './steps.ts';

const personal = { parentName: 'Elif Yılmaz', childName: 'Deniz', childBirthDate: '2018-09-05' };
const contact = { phone: '0532 111 22 33', email: 'elif@example.com' };
const service = { serviceType: 'oyun-terapisi', reason: 'Kreşe başlarken zorlanıyor.' };
const time = { appointmentDate: '2126-11-24', appointmentTime: '10:00', kvkkConsent: true, communicationConsent: true };

const progress = (values: Partial<WizardValues>, isSent = false) => progressOf({ ...emptyValues, ...values }, isSent);

describe('progress', () => {
  it('is 20 per cent for each finished part, whatever the order', () => {
    expect(progress({})).toBe(0);
    expect(progress(personal)).toBe(20);
    expect(progress(contact)).toBe(20);
    expect(progress({ ...personal, ...contact })).toBe(40);
    expect(progress({ ...personal, ...contact, ...service })).toBe(60);
    expect(progress({ ...personal, ...contact, ...service, ...time })).toBe(80);
    expect(progress({ ...personal, ...contact, ...service, ...time }, true)).toBe(100);
  });

  it.each([
    ['a name that is too short', { ...personal, parentName: 'E' }],
    ['no birth date', { ...personal, childBirthDate: '' }],
    ['no e-mail', { phone: contact.phone }],
    ['a foreign phone', { ...contact, phone: '+49 30 1234567' }],
    ['no service', { reason: service.reason }],
    ['a short message', { ...service, reason: 'Kısa' }],
    ['one consent', { ...time, communicationConsent: false }],
    ['a date without a time', { ...time, appointmentTime: '' }],
  ])('counts nothing for %s', (_what, values) => {
    expect(progress(values)).toBe(0);
  });
});

it('knows which step shows a field, and which field is asked for first', () => {
  expect(stepOf('phone')).toBe(2);
  expect(stepOf('kvkkConsent')).toBe(4);
  expect(firstInOrder(['appointmentTime', 'reason', 'email'])).toBe('email');
  expect(firstInOrder(['website'])).toBeUndefined();
});

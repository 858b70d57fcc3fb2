import { initialValues, valuesOf as valuesOfRecord } from '@practice/ui/records';
import { describe, expect, it } from 'vitest';
import { appointments } from '../record/appointments.ts';
import { changesBetween, type FormValues, readAppointment } from './form-values.ts';

const emptyValues = initialValues(appointments) as FormValues;
const valuesOf = (stored: typeof record) => valuesOfRecord(appointments, stored) as FormValues;

const filled: FormValues = {
  ...emptyValues,
  parentName: 'Elif Yılmaz',
  childName: 'Deniz Yılmaz',
  childBirthDate: '2018-09-05',
  email: 'elif@example.com',
  phone: '0532 111 22 33',
  serviceType: 'oyun-terapisi',
  appointmentDate: '2026-12-01',
  appointmentTime: '10:00',
};

const record = {
  id: '1',
  version: 3,
  parentName: 'Elif Yılmaz',
  childName: 'Deniz Yılmaz',
  childBirthDate: '2018-09-05',
  email: 'elif@example.com',
  phone: '05321112233',
  serviceType: 'oyun-terapisi',
  appointmentDate: '2026-12-01',
  appointmentTime: '10:00',
  appointmentEndTime: '11:00',
  duration: 60,
  priority: 'normal',
  paymentStatus: 'pending',
  fee: 1250,
  isRecurring: false,
  recurringPattern: null,
  recurringEndDate: null,
  recurringParentId: null,
  reminderSent: false,
  reason: 'Uyku sorunu yaşıyor.',
  notes: null,
};

function check(values: FormValues, before: FormValues | null = null) {
  return { input: {}, errors: {}, ...readAppointment(values, before) };
}

describe('a new appointment', () => {
  it('says for every required field what is missing', async () => {
    expect(check(emptyValues).errors).toEqual({
      parentName: 'Veli adı en az 2 karakter olmalı',
      childName: 'Çocuk adı en az 2 karakter olmalı',
      childBirthDate: 'Doğum tarihi gerekli',
      email: 'Geçerli bir e-posta adresi girin',
      phone: 'Geçerli bir telefon numarası girin',
      serviceType: 'Hizmet türü seçin',
      appointmentDate: 'Randevu tarihi seçin',
      appointmentTime: 'Randevu saati seçin',
    });
  });

  it('is handed on as the server takes it', async () => {
    const { input, errors } = check({ ...filled, duration: '45 dk', fee: '1.250,50', notes: '' });
    expect(errors).toEqual({});
    expect(input).toMatchObject({
      phone: '05321112233',
      duration: 45,
      fee: 1250.5,
      notes: null,
      appointmentEndTime: null,
      isRecurring: false,
      recurringPattern: null,
    });
  });

  it('takes a time as its field will complete it', () => {
    expect(check({ ...filled, appointmentTime: '9.30', appointmentEndTime: '1015' }).input).toMatchObject({
      appointmentTime: '09:30',
      appointmentEndTime: '10:15',
    });
  });

  it('takes a duration and a fee that cannot be read for none', async () => {
    expect(check({ ...filled, duration: 'bir saat', fee: 'belli değil' }).input).toMatchObject({
      duration: null,
      fee: null,
    });
  });

  it.each([
    [{ duration: '10' }, { duration: 'En az 15 dakika olmalı' }],
    [{ duration: '200' }, { duration: 'En fazla 180 dakika olabilir' }],
    [{ fee: '-1' }, { fee: 'Ücret 0 veya daha fazla olmalı' }],
    [{ appointmentTime: '25:00' }, { appointmentTime: 'Geçerli bir saat seçin' }],
    [{ appointmentDate: '2026-02-30' }, { appointmentDate: 'Böyle bir tarih yok' }],
    [{ isRecurring: true }, { recurringPattern: 'Tekrar sıklığını seçin' }],
    [
      { isRecurring: true, recurringPattern: 'weekly', recurringEndDate: '2026-11-01' },
      { recurringEndDate: 'Bitiş tarihi ilk randevudan önce olamaz' },
    ],
    [{ phone: '0049 30 123456' }, { phone: 'Geçerli bir telefon numarası girin' }],
  ])('refuses %o', async (change, errors) => {
    expect(check({ ...filled, ...change }).errors).toEqual(errors);
  });

  it('leaves the pattern out when it does not recur', async () => {
    expect(check({ ...filled, recurringPattern: 'weekly', recurringEndDate: '2027-01-01' }).input).toMatchObject({
      recurringPattern: null,
      recurringEndDate: null,
    });
  });
});

describe('a changed appointment', () => {
  const before = valuesOf(record);

  it('reads a record as the form writes it, and finds nothing changed in it', () => {
    expect(before).toMatchObject({ phone: '0532 111 22 33', fee: '1.250,00', duration: '60', notes: '' });
    expect(changesBetween(before, before)).toEqual({});
  });

  it('sends what was changed alone', () => {
    expect(changesBetween(before, { ...before, notes: 'Anne aradı.', fee: '' })).toEqual({
      notes: 'Anne aradı.',
      fee: null,
    });
  });

  it('sends the start with the duration as it is, not the end that follows from both', () => {
    const moved = { ...before, appointmentTime: '11:00', appointmentEndTime: '12:00' };
    expect(changesBetween(before, moved)).toEqual({ appointmentTime: '11:00' });
  });

  it('goes back to an hour when duration and end are emptied', () => {
    expect(changesBetween({ ...before, duration: '45' }, { ...before, duration: '', appointmentEndTime: '' })).toEqual({
      duration: 60,
    });
    expect(changesBetween(before, { ...before, duration: '', appointmentEndTime: '09:00' })).toEqual({
      appointmentEndTime: '09:00',
    });
  });

  it('checks the changed fields by the same rules, and lets what was stored before them be', async () => {
    const old = { ...before, phone: '123' };
    expect(check({ ...old, parentName: 'A' }, old).errors).toEqual({
      parentName: 'Veli adı en az 2 karakter olmalı',
    });
    expect(check({ ...old, notes: 'x' }, old).errors).toEqual({});
  });
});

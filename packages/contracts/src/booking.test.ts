import { describe, expect, it } from 'vitest';
import { addDays, appointmentRequestForm, bookAppointmentInput, today } from './index.ts';

const valid = {
  parentName: 'Elif Yıldız',
  childName: 'Ada Yıldız',
  childBirthDate: '2019-03-14',
  phone: '0532 111 22 33',
  email: 'elif@ornek.com',
  serviceType: 'oyun-terapisi',
  reason: 'Okula alışmakta zorlanıyor.',
  appointmentDate: addDays(today(), 3),
  appointmentTime: '10:00',
  kvkkConsent: true,
  communicationConsent: true,
};

function messageOf(field: string, value: unknown): string | undefined {
  const result = appointmentRequestForm.safeParse({ ...valid, [field]: value });
  return result.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

describe('the rules of a request and their messages', () => {
  it.each([
    ['parentName', 'A', 'En az 2 karakter olmalıdır'],
    ['parentName', '   ', 'En az 2 karakter olmalıdır'],
    ['childName', 'a'.repeat(101), 'En fazla 100 karakter olabilir'],
    ['childName', 'Ada 2', "Sadece harf, boşluk ve - ' . karakterleri kullanabilirsiniz"],
    ['childName', '...', "Sadece harf, boşluk ve - ' . karakterleri kullanabilirsiniz"],
    [
      'parentName',
      'Hesabiniz kapandi www.evil-site.com adresine girin',
      'Noktadan sonra boşluk bırakın, internet adresi yazmayın',
    ],
    ['parentName', 'ornek.com', 'Noktadan sonra boşluk bırakın, internet adresi yazmayın'],
    ['childName', 'www ornek com', 'Noktadan sonra boşluk bırakın, internet adresi yazmayın'],
    ['childName', 'Ada.. Kaya', 'Noktadan sonra boşluk bırakın, internet adresi yazmayın'],
    ['childBirthDate', '', 'Çocuk doğum tarihi seçiniz'],
    ['childBirthDate', undefined, 'Çocuk doğum tarihi seçiniz'],
    ['childBirthDate', addDays(today(), 1), 'Doğum tarihi gelecekte olamaz'],
    ['childBirthDate', '1999-01-01', 'Çocuk 25 yaşından küçük olmalıdır'],
    ['phone', '0532', 'En az 10 rakam olmalıdır'],
    ['phone', '05321112233445566', 'En fazla 15 rakam olabilir'],
    ['phone', '1234567890', 'Geçerli bir Türkiye telefon numarası giriniz'],
    ['email', 'elif', 'Geçerli bir e-posta adresi giriniz'],
    ['email', `${'a'.repeat(100)}@b.co`, 'E-posta adresi çok uzun'],
    ['serviceType', '', 'Bir hizmet türü seçiniz'],
    ['reason', 'kısa', 'En az 10 karakter yazınız'],
    ['reason', 'a'.repeat(501), 'En fazla 500 karakter yazabilirsiniz'],
    ['appointmentDate', '', 'Tercih edilen tarih seçiniz'],
    ['appointmentDate', addDays(today(), -1), 'Randevu tarihi bugünden önce olamaz'],
    ['appointmentTime', '', 'Tercih edilen saat seçiniz'],
    ['kvkkConsent', false, 'KVKK aydınlatma metnini okuyup onaylamanız gereklidir'],
    ['communicationConsent', false, 'İletişim kurabilmemiz için izin vermeniz gereklidir'],
  ])('%s: %j', (field, value, message) => {
    expect(messageOf(field, value)).toBe(message);
  });

  it.each([
    'Ayşe Gül',
    "Şule O'Neil",
    'Şule O’Neil',
    'Âdem Kâzım',
    'Dr. Jean-Luc',
    'M. Ali K.',
    'Doç. Dr. Şule Öz',
    'Zoë Müller',
    'I\u0307rem',
  ])('takes the name %s', (name) => expect(messageOf('parentName', name)).toBeUndefined());

  it('takes today as a date', () => expect(messageOf('appointmentDate', today())).toBeUndefined());
});

describe('phones', () => {
  it.each([
    ['5321112233', '05321112233'],
    ['0532 111 22 33', '05321112233'],
    ['0(532) 111-22-33', '05321112233'],
    ['+90 532 111 22 33', '05321112233'],
    ['0090 532 111 22 33', '05321112233'],
    ['90 532 111 22 33', '05321112233'],
    ['0282 651 22 33', '02826512233'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(appointmentRequestForm.parse({ ...valid, phone: typed }).phone).toBe(stored);
  });

  it.each(['+49 151 23456789', '+1 505 5321112233', '0532 111 22 333'])('%s is refused, not cut', (typed) => {
    expect(messageOf('phone', typed)).toBe('Geçerli bir Türkiye telefon numarası giriniz');
  });
});

it('the form’s values are valid input of the API', () => {
  const input = appointmentRequestForm.parse(valid);
  expect(bookAppointmentInput.parse(input)).toMatchObject({
    serviceType: 'oyun-terapisi',
    reason: valid.reason,
    appointmentDate: valid.appointmentDate,
    appointmentTime: '10:00',
    phone: '05321112233',
  });
});

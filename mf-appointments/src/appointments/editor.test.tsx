import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { field, fillNew, send, type } from './testing/fill-form.ts';
import { addressed, changed, openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

it('says at every field what is missing, and sends nothing', async () => {
  await openScreen(practice.current, { hash: '#appointments-new' });
  await screen.findByRole('dialog', { name: 'Yeni Randevu' });
  expect(screen.getByRole('textbox', { name: /^Çocuk adı/ })).toBe(field('childName'));
  send();
  expect(await screen.findByText('Çocuk adı en az 2 karakter olmalı')).toBeInTheDocument();
  for (const message of ['Doğum tarihi gerekli', 'Hizmet türü seçin', 'Randevu tarihi seçin', 'Randevu saati seçin']) {
    expect(screen.getByText(message)).toBeInTheDocument();
  }
  expect(field('childName')).toHaveFocus();
  expect(practice.current.callsOf('CreateAppointment')).toEqual([]);
});

it('creates an appointment, closes and keeps the filters of the list', async () => {
  await openScreen(practice.current, { hash: '#appointments-new?status=pending' });
  await fillNew();
  expect(field('appointmentTime')).toHaveValue('09:30');
  send();
  expect(await screen.findByText('Randevu başarıyla oluşturuldu.')).toBeInTheDocument();
  expect(practice.current.callsOf('CreateAppointment')[0]).toMatchObject({
    input: {
      childBirthDate: '2018-09-05',
      phone: '05321112233',
      serviceType: 'oyun-terapisi',
      appointmentDate: '2026-12-01',
      appointmentTime: '09:30',
      allowConflict: false,
    },
  });
  expect(location.hash).toBe('#appointments?status=pending');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('takes a free time by one press, and lets end and duration follow each other', async () => {
  const { user } = await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  await user.click(
    within(await screen.findByRole('group', { name: 'Boş saatler' })).getByRole('button', { name: '10:00' }),
  );
  expect(field('appointmentTime')).toHaveValue('10:00');
  type('duration', '45');
  expect(field('appointmentEndTime')).toHaveValue('10:45');
  type('appointmentEndTime', '11:30');
  expect(field('duration')).toHaveValue(90);
  type('appointmentTime', '13:00');
  expect(field('appointmentEndTime')).toHaveValue('14:30');
});

it('puts what the server refuses at its field, and loses nothing typed', async () => {
  const errors = [
    { field: 'appointmentEndTime', message: 'Bitiş saati başlangıçtan sonra ve aynı gün olmalı', code: 'X' },
  ];
  practice.current.fail('CreateAppointment', new ApiProblem('VALIDATION_FAILED', { errors }));
  await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  type('notes', 'Anne aradı.');
  send();
  await waitFor(() => expect(field('appointmentEndTime')).toHaveAccessibleDescription(/aynı gün olmalı/));
  expect(field('appointmentEndTime')).toHaveFocus();
  expect(field('notes')).toHaveValue('Anne aradı.');
});

it('says in the documented words that creating failed', async () => {
  practice.current.fail('CreateAppointment', new ApiProblem('INTERNAL'));
  await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  send();
  expect((await screen.findAllByText('Randevu oluşturulurken hata oluştu.')).length).toBeGreaterThan(0);
  expect(field('childName')).toHaveValue('Deniz Yılmaz');
});

it('asks before typed things are thrown away', async () => {
  const { user } = await openScreen(practice.current, { hash: '#appointments-new' });
  await screen.findByRole('dialog', { name: 'Yeni Randevu' });
  type('childName', 'Deniz');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(screen.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Düzenlemeye dön' }));
  expect(field('childName')).toHaveValue('Deniz');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await user.click(screen.getByRole('button', { name: 'Değişiklikleri bırak' }));
  expect(location.hash).toBe('#appointments');
});

async function openEdit(own: Parameters<typeof appointment>[0] = {}) {
  practice.current.appointments = [appointment({ version: 3, ...own })];
  const opened = await openScreen(practice.current, { hash: '#appointments?id=1&edit=1' });
  await screen.findByRole('dialog', { name: 'Randevuyu Düzenle' });
  await waitFor(() => field('notes'));
  return opened;
}

it('sends the changed fields with the version that was seen, and goes back to the record', async () => {
  await openEdit();
  type('notes', 'Anne aradı.');
  send();
  expect((await screen.findAllByText('Randevu başarıyla güncellendi.')).length).toBeGreaterThan(0);
  expect(practice.current.callsOf('UpdateAppointment')).toEqual([
    { id: '1', input: { notes: 'Anne aradı.', version: 3, scope: null, allowConflict: false, allowClosed: false } },
  ]);
  expect(addressed()).toEqual({ id: '1' });
  expect(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' })).toBeInTheDocument();
});

it('asks which of a series a change is for', async () => {
  const { user } = await openEdit({ isRecurring: true, recurringPattern: 'weekly' });
  type('notes', 'Seri notu');
  send();
  const question = within(await screen.findByRole('dialog', { name: 'Hangi randevular değişsin?' }));
  expect(practice.current.callsOf('UpdateAppointment')).toEqual([]);
  await user.click(question.getByRole('radio', { name: 'Serinin tüm randevuları' }));
  await user.click(question.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(practice.current.callsOf('UpdateAppointment')).toMatchObject([{ id: '1', input: { scope: 'all' } }]),
  );
});

it('says how many of a series have changed and how many stay at a time of their own', async () => {
  const { user } = await openEdit({ isRecurring: true, recurringPattern: 'weekly' });
  const message = 'Seriden ayrı olan zamanı korundu.';
  practice.current.skipped = [{ date: '2026-12-08', code: 'OWN_TIME', message }];
  type('appointmentTime', '14:00');
  send();
  const question = within(await screen.findByRole('dialog', { name: 'Hangi randevular değişsin?' }));
  await user.click(question.getByRole('radio', { name: 'Serinin tüm randevuları' }));
  await user.click(question.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(/Seride 1 randevu kaydedildi, 1 randevunun saati aynı kaldı\./)).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

it('shows both versions side by side and saves what was chosen of each', async () => {
  const { user } = await openEdit();
  type('notes', 'Benim notum');
  type('parentName', 'Elif Yılmaz Ak');
  practice.current.change('1', { notes: 'Onun notu', fee: 900 });
  send();
  const dialog = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' }));
  const notes = within(dialog.getByRole('group', { name: 'İdari not' }));
  expect(notes.getByText('Benim notum')).toBeInTheDocument();
  expect(notes.getByText('Onun notu')).toBeInTheDocument();
  expect(within(dialog.getByRole('group', { name: 'Ücret' })).getByText('900,00 ₺')).toBeInTheDocument();
  await user.click(notes.getByRole('radio', { name: /^Kayıtlı değer/ }));
  await user.click(dialog.getByRole('button', { name: 'Seçilenleri kaydet' }));
  await waitFor(() => expect(practice.current.callsOf('UpdateAppointment')).toHaveLength(2));
  expect(practice.current.callsOf('UpdateAppointment')[1]).toEqual({
    id: '1',
    input: { parentName: 'Elif Yılmaz Ak', version: 4, scope: null, allowConflict: false, allowClosed: false },
  });
  expect(practice.current.find('1')).toMatchObject({ notes: 'Onun notu', fee: 900, parentName: 'Elif Yılmaz Ak' });
});

it('takes the stored version when that is chosen, without saving', async () => {
  const { user } = await openEdit();
  type('notes', 'Benim notum');
  practice.current.change('1', { notes: 'Onun notu' });
  send();
  await user.click(await screen.findByRole('button', { name: 'Hepsinde kayıtlı olan' }));
  await user.click(screen.getByRole('button', { name: 'Kayıtlı değerleri kullan' }));
  await screen.findByRole('dialog', { name: 'Deniz Yılmaz' });
  expect(practice.current.callsOf('UpdateAppointment')).toHaveLength(1);
});

it('says in a changed form that the record changed meanwhile, and keeps text and focus', async () => {
  const { emit } = await openEdit();
  const notes = field('notes');
  type('notes', 'Yarım kalan');
  notes.focus();
  practice.current.change('1', { parentName: 'Başka Ad' });
  emit(changed('1', 4));
  expect(await screen.findByRole('button', { name: 'Karşılaştır' })).toBeInTheDocument();
  expect(notes).toHaveFocus();
  expect(notes).toHaveValue('Yarım kalan');
  expect(field('parentName')).toHaveValue('Elif Yılmaz');
});

it('takes over what others changed while nothing was typed', async () => {
  const { emit } = await openEdit();
  practice.current.change('1', { parentName: 'Başka Ad' });
  emit(changed('1', 4));
  await waitFor(() => expect(field('parentName')).toHaveValue('Başka Ad'));
  expect(screen.queryByRole('button', { name: 'Karşılaştır' })).not.toBeInTheDocument();
});

it('says in the form that somebody changed the status, which it does not show', async () => {
  const { emit } = await openEdit();
  type('notes', 'Yarım kalan');
  practice.current.change('1', { status: 'cancelled' });
  emit(changed('1', 4));
  expect(
    await screen.findByText('Bu randevunun durumu siz düzenlerken değiştirildi: İptal Edildi.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Karşılaştır' })).not.toBeInTheDocument();
  expect(field('notes')).toHaveValue('Yarım kalan');
});

it('of a record that was deleted keeps what was typed, and cannot be saved', async () => {
  const { emit } = await openEdit();
  type('notes', 'Yarım kalan');
  practice.current.appointments = [];
  emit(changed('1', 4));
  expect(await screen.findByText('Bu randevu siz düzenlerken silindi; artık kaydedilemez.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  expect(field('notes')).toHaveValue('Yarım kalan');
});

it('lists the days of a series that were skipped', async () => {
  await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tekrarlayan randevu' }));
  send();
  expect(await screen.findByText('Tekrar sıklığını seçin')).toBeInTheDocument();
  type('recurringPattern', 'weekly');
  practice.current.skipped = [{ date: '2026-12-08', code: 'SLOT_CLOSED', message: 'Kapalı gün.' }];
  send();
  const report = within(await screen.findByRole('dialog', { name: 'Seride 1 randevu kaydedildi' }));
  expect(report.getByText('08.12.2026')).toBeInTheDocument();
  expect(report.getByText('Kapalı gün.')).toBeInTheDocument();
});

it('makes a series of a known appointment, and says what another recurrence means', async () => {
  await openEdit();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tekrarlayan randevu' }));
  expect(await screen.findByText(/^Bu randevudan sonrakiler yeni düzene göre/)).toBeInTheDocument();
  send();
  expect(await screen.findByText('Tekrar sıklığını seçin')).toBeInTheDocument();
  type('recurringPattern', 'biweekly');
  send();
  await waitFor(() =>
    expect(practice.current.callsOf('UpdateAppointment')).toMatchObject([
      { id: '1', input: { isRecurring: true, recurringPattern: 'biweekly' } },
    ]),
  );
});

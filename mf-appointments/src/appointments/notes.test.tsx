import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { addClinicalRecords, note } from './testing/clinical-api.ts';
import { addressed, openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();
const openSheet = async (hash = '#appointments?id=1&tab=notes', role: 'moderator' | 'user' = 'moderator') => {
  practice.current.appointments = [appointment()];
  const opened = await openScreen(practice.current, { hash, role });
  const sheet = within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' }));
  return { ...opened, sheet };
};

it('a note is added, and counted in the title of its tab', async () => {
  const records = addClinicalRecords(practice.current);
  const { user, sheet, emit } = await openSheet();
  await sheet.findByText('Henüz not yok');
  const add = sheet.getByRole('button', { name: 'Not ekle' });
  const text = sheet.getByRole('textbox', { name: 'Yeni not' });
  expect(add).toBeDisabled();
  await user.type(text, '   ');
  expect(add).toBeDisabled();
  await user.type(text, 'Bloklarla oynadı.');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Not türü' }), 'Genel');
  await user.click(add);
  expect(await screen.findByText('Not eklendi.')).toBeInTheDocument();
  expect(practice.current.callsOf('CreateClinicalNote')).toEqual([
    { input: { appointmentId: '1', content: 'Bloklarla oynadı.', noteType: null, isPrivate: false } },
  ]);
  expect(await sheet.findByText('Bloklarla oynadı.')).toBeInTheDocument();
  expect(await sheet.findByRole('tab', { name: 'Notlar (1)' })).toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: 'Yeni not' })).toHaveValue('');

  records.create({ input: { content: 'Ayşe yazdı.', canEdit: false, createdBy: 'ayse' } });
  emit({ type: 'clinical-note.changed', payload: { id: 'new2' } });
  expect(await sheet.findByText('Ayşe yazdı.')).toBeInTheDocument();
  expect(await sheet.findByRole('tab', { name: 'Notlar (2)' })).toBeInTheDocument();
  expect(sheet.getAllByRole('button', { name: /işlemler$/ })).toHaveLength(1);
});

it('what is typed stays while another tab or the form is open, and closing asks first', async () => {
  addClinicalRecords(practice.current);
  const { user, sheet } = await openSheet();
  await user.type(await sheet.findByRole('textbox', { name: 'Yeni not' }), 'Yarım kal');
  await user.click(sheet.getByRole('tab', { name: 'Genel Bakış' }));
  expect(addressed()).toEqual({ id: '1' });
  await user.click(sheet.getByRole('button', { name: 'Düzenle' }));
  const form = within(await screen.findByRole('dialog', { name: 'Randevuyu Düzenle' }));
  await user.click(form.getByRole('button', { name: 'Vazgeç' }));
  await user.click(await sheet.findByRole('tab', { name: /^Notlar/ }));
  expect(addressed()).toEqual({ id: '1', tab: 'notes' });
  expect(sheet.getByRole('textbox', { name: 'Yeni not' })).toHaveValue('Yarım kal');
  await user.click(sheet.getByRole('button', { name: 'Kapat' }));
  expect(await screen.findByText('Kaydedilmemiş değişiklikler var')).toBeInTheDocument();
});

it('a note is changed and deleted by whoever may', async () => {
  addClinicalRecords(practice.current, [note({ title: 'İlk seans', isPrivate: true })]);
  const { user, sheet } = await openSheet();
  const card = within(await sheet.findByRole('article', { name: 'İlk seans' }));
  expect(card.getByText('Özel')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'İlk seans: işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  const form = within(sheet.getByRole('form', { name: 'Notu düzenle' }));
  await user.type(form.getByRole('textbox', { name: 'Not' }), ' Gülüyordu.');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await sheet.findByText('Oyun odasında sakindi. Gülüyordu.')).toBeInTheDocument();
  expect(practice.current.callsOf('UpdateClinicalNote')).toEqual([
    { id: 'n1', input: { content: 'Oyun odasında sakindi. Gülüyordu.', version: 1 } },
  ]);
  await user.click(sheet.getByRole('button', { name: 'İlk seans: işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Not silinsin mi?' })).getByRole('button', { name: 'Sil' }),
  );
  expect(await sheet.findByText('Henüz not yok')).toBeInTheDocument();
});

it('the role user sees the overview alone, is told why, and nothing clinical is asked of the server', async () => {
  addClinicalRecords(practice.current, [note()]);
  const { sheet } = await openSheet('#appointments?id=1&tab=notes', 'user');
  expect(await screen.findByText('Bu bölüm için yetkiniz yok.')).toBeInTheDocument();
  expect(addressed()).toEqual({ id: '1' });
  expect(await sheet.findByText('Çocuk ve veli')).toBeInTheDocument();
  expect(sheet.queryByRole('tab')).toBeNull();
  await waitFor(() => expect(practice.current.callsOf('AppointmentEmails')).toHaveLength(1));
  expect([...practice.current.callsOf('ClinicalCounts'), ...practice.current.callsOf('ClinicalNotes')]).toEqual([]);
});

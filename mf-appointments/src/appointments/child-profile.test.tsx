import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { addChildProfile, addClinicalRecords, childProfile } from './testing/clinical-api.ts';
import { addressed, openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

async function openTab() {
  addClinicalRecords(practice.current);
  practice.current.appointments = [
    appointment(),
    appointment({ id: '2', childName: 'Ali Yılmaz', appointmentDate: '2026-11-03' }),
  ];
  const opened = await openScreen(practice.current, { hash: '#appointments?id=1&tab=child' });
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' })) };
}

it('a child without a file gets one, which is filled in and saved', async () => {
  addChildProfile(practice.current, []);
  const { user, sheet } = await openTab();
  await user.click(await sheet.findByRole('button', { name: 'Dosya aç' }));
  const form = within(await sheet.findByRole('form', { name: 'Çocuk profili' }));
  await user.type(form.getByRole('textbox', { name: /^Tıbbi öykü/ }), 'Erken doğum');
  await user.selectOptions(form.getByRole('combobox', { name: 'Cinsiyet' }), 'Kız');
  await user.click(form.getByRole('button', { name: 'Yakın ekle' }));
  await user.type(form.getByRole('textbox', { name: /^Ad soyad/ }), 'Ayşe');
  const guardian = within(form.getByRole('group', { name: 'Ayşe' }));
  await user.type(guardian.getByRole('textbox', { name: 'Telefon' }), '123');
  await user.click(form.getByRole('button', { name: 'Dosyayı kaydet' }));
  expect(await guardian.findByText('En az 10 rakam olmalıdır')).toBeInTheDocument();
  await user.clear(guardian.getByRole('textbox', { name: 'Telefon' }));
  await user.click(form.getByRole('button', { name: 'Dosyayı kaydet' }));
  expect(await screen.findByText('Çocuk dosyası kaydedildi.')).toBeInTheDocument();
  expect(practice.current.callsOf('UpdateChildProfile')).toMatchObject([
    {
      input: {
        medicalHistory: 'Erken doğum',
        gender: 'girl',
        guardians: [{ name: 'Ayşe', relation: '', phone: '', email: '' }],
        version: 1,
      },
    },
  ]);
});

it('a file of the same name and birth date is shown, and taken, before a second one is opened', async () => {
  addChildProfile(practice.current, []);
  const other = { id: 'c9', childName: 'Deniz Yılmaz', parentName: 'Elif Yılmaz', parentPhone: '05321112233' };
  practice.current.use({ Query: { possibleChildProfiles: [other] } });
  const { user, sheet } = await openTab();
  const asked = within(await sheet.findByRole('region', { name: 'Aynı adlı dosya' }));
  expect(asked.getByText(/Elif Yılmaz, 0532 111 22 33/)).toBeInTheDocument();
  expect(asked.getByRole('button', { name: 'Yeni dosya aç' })).toBeEnabled();
  await user.click(asked.getByRole('button', { name: 'Bu dosyaya bağla' }));
  await waitFor(() =>
    expect(practice.current.callsOf('OpenChildProfile')).toMatchObject([{ input: { childProfileId: 'c9' } }]),
  );
});

it('a file that was chosen too late is refused with a sentence, and the file of the appointment is shown', async () => {
  const files = addChildProfile(practice.current, []);
  const other = { id: 'c9', childName: 'Deniz Yılmaz', parentName: 'Elif Yılmaz', parentPhone: '05321112233' };
  practice.current.use({ Query: { possibleChildProfiles: [other] } });
  const { user, sheet } = await openTab();
  const choose = await sheet.findByRole('button', { name: 'Bu dosyaya bağla' });
  files.all = [childProfile()];
  const message = 'Bu randevu zaten başka bir dosyaya ait.';
  practice.current.fail('OpenChildProfile', new ApiProblem('CONFLICT', { message }), null);
  await user.click(choose);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await sheet.findByRole('form', { name: 'Çocuk profili' })).toBeInTheDocument();
});

it('the history lists what belongs to the child, and what was booked under another name says so', async () => {
  addChildProfile(practice.current);
  const { user, sheet } = await openTab();
  const history = within(await sheet.findByRole('list', { name: 'Geçmiş' }));
  expect(history.getByText('Bu randevu')).toBeInTheDocument();
  expect(history.getByText(/randevuda: Ali Yılmaz/)).toBeInTheDocument();
  await user.click(history.getByRole('button', { name: 'Devamını göster' }));
  expect(history.getByRole('button', { name: 'Daha az göster' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(history.getByRole('button', { name: /^03\.11\.2026/ }));
  expect(await screen.findByRole('dialog', { name: 'Ali Yılmaz' })).toBeInTheDocument();
});

it('a file to which no appointment leads is opened by itself', async () => {
  addClinicalRecords(practice.current);
  addChildProfile(practice.current);
  const { user } = await openScreen(practice.current, { hash: '#appointments?child=c1' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' }));
  expect(sheet.getByRole('form', { name: 'Çocuk profili' })).toBeInTheDocument();
  expect(await sheet.findByText(/^Uzun bir not/)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Kapat' }));
  expect(addressed()).toEqual({});
});

it('files are merged and split once it was said what moves', async () => {
  addChildProfile(practice.current);
  const { user, sheet } = await openTab();
  await user.click(await sheet.findByRole('button', { name: 'Dosyayı birleştir…' }));
  const merge = within(await screen.findByRole('dialog', { name: 'Dosyayı birleştir' }));
  expect(merge.getByRole('button', { name: 'Birleştir' })).toBeDisabled();
  await user.click(await merge.findByRole('radio', { name: /Deniz Yılmaz/ }));
  expect(await merge.findByText(/Taşınacak: 1 randevu, 2 not, 1 değerlendirme\./)).toHaveTextContent(
    'Başvuru nedeni ve kaygılar',
  );
  await user.click(merge.getByRole('button', { name: 'Birleştir' }));
  expect(await screen.findByText('Dosyalar birleştirildi.')).toBeInTheDocument();
  expect(practice.current.callsOf('MergeChildProfiles')).toEqual([
    { id: 'c1', input: { otherId: 'c2', isPreview: true } },
    { id: 'c1', input: { otherId: 'c2', isPreview: false } },
  ]);

  await user.click(await sheet.findByRole('button', { name: 'Dosyayı ayır…' }));
  const split = within(await screen.findByRole('dialog', { name: 'Dosyayı ayır' }));
  await user.click(split.getByRole('checkbox', { name: /Ali Yılmaz/ }));
  expect(await split.findByText('1 randevu, 1 not ve 0 değerlendirme yeni bir dosyaya taşınacak.')).toBeInTheDocument();
  await user.click(split.getByRole('button', { name: 'Ayır' }));
  await waitFor(() => expect(practice.current.callsOf('SplitChildProfile')).toHaveLength(2));
  expect(practice.current.callsOf('SplitChildProfile')[1]).toEqual({
    id: 'c1',
    input: { appointmentIds: ['2'], isPreview: false },
  });
});

it('what moves is said of the latest choice, whichever answer comes last', async () => {
  addChildProfile(practice.current);
  const files = ['c2', 'c3'].map((id) => ({
    ...{
      id,
      childName: 'Deniz Yılmaz',
      childBirthDate: '2018-09-05',
      parentName: `Veli ${id}`,
      parentPhone: '05321112233',
    },
  }));
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  practice.current.use({
    Query: { childProfiles: { items: files, total: 2 } },
    Mutation: {
      mergeChildProfiles: async ({ input }: { input: { otherId: string } }) => {
        if (input.otherId === 'c2') await slow;
        return { appointments: [], notes: input.otherId === 'c2' ? 2 : 3, assessments: 0, changedFields: [] };
      },
      splitChildProfile: async () => {
        await slow;
        return { profile: null, appointments: [], notes: 1, assessments: 0 };
      },
    },
  });
  const { user, sheet } = await openTab();
  await user.click(await sheet.findByRole('button', { name: 'Dosyayı ayır…' }));
  const split = within(await screen.findByRole('dialog', { name: 'Dosyayı ayır' }));
  await user.click(split.getByRole('checkbox', { name: /Ali Yılmaz/ }));
  await user.click(split.getByRole('checkbox', { name: /Ali Yılmaz/ }));
  await user.click(split.getByRole('button', { name: 'Vazgeç' }));
  await user.click(await sheet.findByRole('button', { name: 'Dosyayı birleştir…' }));
  const merge = within(await screen.findByRole('dialog', { name: 'Dosyayı birleştir' }));
  await user.click(await merge.findByRole('radio', { name: /Veli c2/ }));
  await user.click(merge.getByRole('radio', { name: /Veli c3/ }));
  expect(await merge.findByText(/3 not/)).toBeInTheDocument();
  answer();
  await slow;
  await new Promise((resolve) => setTimeout(resolve));
  expect(merge.getByText(/3 not/)).toBeInTheDocument();
});

import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppointmentDetails } from './sheet/use-appointment.ts';
import { appointment } from './testing/appointments-api.ts';
import { addressed, openScreen, row, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

/** What a parent answered to a reminder, as the history has it. */
const answered = (at: string, change: { from: string | null; to: string }): AppointmentDetails['history'][number] => ({
  __typename: 'AppointmentChange',
  at,
  username: null,
  changeType: 'answered',
  fields: [{ __typename: 'ChangedField', field: 'parentAnswer', ...change }],
});

it('opens a record by its link with all of its details', async () => {
  practice.current.appointments = [
    appointment({
      conflictsWith: ['2'],
      originalDate: '2026-11-24',
      parentAnswer: { __typename: 'ParentAnswer', answer: 'other_time', at: '2026-11-20T12:00:00.000Z' },
      history: [
        answered('2026-11-20T12:00:00.000Z', { from: 'coming', to: 'other_time' }),
        answered('2026-11-20T11:00:00.000Z', { from: null, to: 'coming' }),
        {
          __typename: 'AppointmentChange',
          at: '2026-11-20T10:00:00.000Z',
          username: 'asistan',
          changeType: 'status',
          fields: [{ __typename: 'ChangedField', field: 'status', from: 'pending', to: 'confirmed' }],
        },
        {
          __typename: 'AppointmentChange',
          at: '2026-11-20T09:00:00.000Z',
          username: null,
          changeType: 'created',
          fields: [],
        },
      ],
    }),
    appointment({ id: '2', childName: 'Ali Kaya' }),
  ];
  const { user } = await openScreen(practice.current, { hash: '#appointments?id=1' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' }));
  expect(sheet.getAllByText('Kaydedilmedi')).toHaveLength(2);
  const titles = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles[0]).toBe('Çocuk ve veli');
  expect(sheet.getByRole('link', { name: '0532 111 22 33' }).closest('section')).toHaveTextContent(/^Çocuk ve veli/);
  expect(sheet.getByText('24 Kasım 2026, Salı')).toBeInTheDocument();
  expect(sheet.getByText('Durum: Beklemede → Onaylandı')).toBeInTheDocument();
  expect(sheet.getByText('siteden randevu talebi gönderdi')).toBeInTheDocument();
  expect(sheet.getAllByText('hatırlatmaya yanıt verdi')).toHaveLength(2);
  for (const text of ['Yanıt: Geliyor', 'Yanıt: Geliyor → Başka zaman istiyor'])
    expect(sheet.getByText(text)).toBeInTheDocument();
  await user.click(await sheet.findByRole('button', { name: /^Ali Kaya/ }));
  expect(await screen.findByRole('dialog', { name: 'Ali Kaya' })).toBeInTheDocument();
});

it('says when there is no record by that link', async () => {
  practice.current.appointments = [appointment({ id: '2', childName: 'Ali Kaya' })];
  const { user } = await openScreen(practice.current, { hash: '#appointments?id=gone' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Randevu' }));
  expect(await sheet.findByText('Randevu bulunamadı')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Listeye dön' }));
  expect(addressed()).toEqual({});
  await row('Ali Kaya');
});

it('shows what differed in a resubmitted request, and applies it with one press', async () => {
  const said = { __typename: 'Resubmission', phone: null, childBirthDate: null, serviceType: null } as const;
  practice.current.appointments = [
    appointment({
      resubmissions: [
        { ...said, at: '2026-11-20T09:02:00.000Z', email: 'dogru@example.com', reason: 'Geceleri de uyanıyor.' },
        // Not shown: the record already has this value.
        { ...said, at: '2026-11-20T09:03:00.000Z', email: null, reason: null, phone: '05321112233' },
      ],
    }),
  ];
  const { user } = await openScreen(practice.current, { hash: '#appointments?id=1' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' }));
  const note = within(await sheet.findByRole('region', { name: 'Yeniden gönderilen talep' }));
  expect(note.getAllByRole('listitem')).toHaveLength(1);
  expect(note.getByRole('listitem')).toHaveTextContent('E-posta: dogru@example.com');
  expect(note.getByRole('listitem')).toHaveTextContent('Başvuru nedeni: Geceleri de uyanıyor.');
  await user.click(note.getByRole('button', { name: 'Uygula' }));
  await waitFor(() => expect(sheet.queryByRole('region', { name: 'Yeniden gönderilen talep' })).toBeNull());
  expect(practice.current.callsOf('UpdateAppointment')).toEqual([
    { id: '1', input: { email: 'dogru@example.com', reason: 'Geceleri de uyanıyor.', version: 1 } },
  ]);
  expect(sheet.getByText('Geceleri de uyanıyor.')).toBeInTheDocument();
});

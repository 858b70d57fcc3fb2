import { addDays, dayOfWeek, today, toInstant } from '@practice/contracts';
import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import CalendarManagementScreen from './calendar-management-screen.tsx';

const monday = {
  id: 'h1',
  dayOfWeek: 1,
  isActive: true,
  startTime: '09:00',
  endTime: '18:00',
  breakStartTime: '12:00',
  breakEndTime: '13:00',
  slotDuration: 60,
  bufferTime: 15,
  maxAppointments: 8,
  version: 1,
};
const republic = {
  id: 't1',
  title: 'Cumhuriyet Bayramı',
  startDate: '2026-10-29',
  endDate: '2026-10-29',
  startTime: null,
  isRecurring: true,
  description: null,
  isActive: true,
  version: 1,
};
const training = {
  id: 'b0',
  title: 'Eğitim',
  startDateTime: toInstant(addDays(nextMonday(), -1), '10:00').toISOString(),
  endDateTime: toInstant(nextMonday(), '12:30').toISOString(),
  description: null,
  isActive: true,
  version: 1,
};
const standing = {
  __typename: 'ClosedTimeAppointment',
  id: 'a1',
  childName: 'Ada Yıldız',
  parentName: 'Elif Yıldız',
  phone: '05321112233',
  appointmentDate: '2030-01-07',
  appointmentTime: '10:00',
  appointmentEndTime: '11:00',
  status: 'confirmed',
};
const A_MONDAY = nextMonday();
const slot = (id: string, startTime: string, more: object = {}) => ({
  id,
  date: A_MONDAY,
  startTime,
  endTime: `${startTime.slice(0, 2)}:45`,
  isAvailable: true,
  isBooked: false,
  maxCapacity: 1,
  currentBookings: 0,
  version: 1,
  ...more,
});

function nextMonday(): string {
  for (let date = today(); ; date = addDays(date, 1)) if (dayOfWeek(date) === 1) return date;
}

type Options = { tab?: string; role?: 'user' | 'moderator'; slots?: object[]; left?: object[] };

/** The screen of a practice that works on Mondays, on a Monday. */
function open({ tab = 'overview', role = 'moderator', slots = [], left = [] }: Options = {}) {
  const api = fakeApi({
    Query: {
      workingHours: () => [monday],
      holidays: () => [republic],
      blockouts: () => [training],
      availableSlots: () => slots,
      availableSlotCount: () => slots.length,
      closedTimeAppointments: () => left,
    },
    Mutation: {
      saveWorkingHour: ({ input }: { input: object }) => ({
        record: { ...monday, ...input, id: 'h2' },
        closedTimeAppointments: [standing],
      }),
      createHoliday: ({ input }: { input: object }) => ({
        record: { ...republic, ...input, id: 't2' },
        closedTimeAppointments: [],
      }),
      addTurkishHolidays: () => ({ record: [republic], closedTimeAppointments: [] }),
      createBlockout: ({ input }: { input: object }) => ({
        record: { ...input, id: 'b1', isActive: true, blockoutType: 'blockout', createdBy: 'asistan', version: 1 },
        closedTimeAppointments: [],
      }),
      deleteWorkingHour: () => true,
      createAvailableSlot: ({ input }: { input: object }) => ({
        record: { ...slot('s9', '09:00'), ...input },
        closedTimeAppointments: [],
      }),
      updateAvailableSlot: () => ({ record: slots[0], closedTimeAppointments: [standing] }),
      generateSlots: () => ({ created: 24, skipped: 6 }),
      bulkSetAppointmentStatus: ({ ids }: { ids: string[] }) => ({
        updatedCount: ids.length,
        deletedCount: 0,
        results: ids.map((id) => ({ id, ok: true, code: null, message: null })),
      }),
    },
  });
  const hash = `#calendar-management?tab=${tab}&date=${A_MONDAY}`;
  return {
    api,
    ...renderSection(<CalendarManagementScreen />, { api, hash, role, sectionKey: 'calendar-management' }),
  };
}

it('sums up a day, its slots and the whole calendar', async () => {
  open({
    slots: [
      slot('s1', '09:00', { isBooked: true, currentBookings: 1 }),
      slot('s2', '10:00'),
      slot('s3', '11:00', { isAvailable: false, isBooked: true }),
    ],
  });
  expect(await screen.findByText('09:00–18:00')).toBeTruthy();
  expect(screen.getByText('12:00–13:00')).toBeTruthy();
  expect(screen.getByText('00:00–12:30 Eğitim')).toBeTruthy();
  const list = await screen.findByRole('list', { name: /slotları$/ });
  const states = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(states).toEqual(['09:00–09:45Dolu', '10:00–10:45Müsait', '11:00–11:45Kapalı']);
  expect(screen.getByText('Toplam slot').parentElement?.parentElement?.textContent).toContain('3');
});

it('an empty day offers to create slots, with the defaults of the generator', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Slot oluştur' }));
  await user.click(screen.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Zaman slotları oluşturuldu')).toBeTruthy();
  const days = { startDate: A_MONDAY, endDate: addDays(A_MONDAY, 6) };
  const input = { ...days, slotDuration: 60, bufferTime: 15, excludeWeekends: true, maxCapacity: 1 };
  expect(api.callsOf('GenerateSlots')).toEqual([{ input }]);
  // All four lists are loaded anew.
  for (const query of ['WorkingHours', 'Holidays', 'Blockouts', 'Slots']) {
    await waitFor(() => expect(api.callsOf(query).length, query).toBe(2));
  }
});

it('saves a weekday, and asks what becomes of the appointments that it leaves in closed time', async () => {
  const { api, user } = open({ tab: 'hours' });
  expect(await screen.findByRole('listitem', { name: 'Pazartesi' })).toBeTruthy();
  expect(within(screen.getByRole('listitem', { name: 'Salı' })).getByText('Tanımlanmamış')).toBeTruthy();
  const days = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
  expect(days).toEqual(['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']);

  await user.click(screen.getByRole('button', { name: 'Çalışma saati ekle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Çalışma saati ekle' }));
  expect(dialog.getByText('Bu günün kayıtlı saatleri bunlarla değişir.')).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Bitiş/));
  await user.type(dialog.getByLabelText(/^Bitiş/), '8');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Bitiş saati başlangıçtan sonra olmalı')).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Bitiş/));
  await user.type(dialog.getByLabelText(/^Bitiş/), '15');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  const hours = { dayOfWeek: 1, startTime: '09:00', endTime: '15:00', isActive: true };
  const input = { ...hours, slotDuration: 60, bufferTime: 15, maxAppointments: 8 };
  expect(await screen.findByText('Çalışma saati eklendi')).toBeTruthy();
  expect(api.callsOf('SaveWorkingHour')).toEqual([{ input }]);

  const question = within(await screen.findByRole('dialog', { name: '1 randevu kapalı zamanda' }));
  expect(question.getByText('07.01.2030 10:00–11:00 · Ada Yıldız')).toBeTruthy();
  const inCalendar = question.getByRole('link', { name: 'Takvimde aç: Ada Yıldız' });
  expect(inCalendar.getAttribute('href')).toBe('/admin#appointments?view=day&date=2030-01-07&id=a1');
  expect(question.queryByRole('link', { name: 'Ara: Elif Yıldız' })).toBeNull();
  await user.click(question.getByRole('radio', { name: /İptal et, e-posta gönderme/ }));
  expect(question.getByRole('link', { name: 'Ara: Elif Yıldız' }).getAttribute('href')).toBe('tel:05321112233');
  await user.click(question.getByRole('button', { name: '1 randevuyu iptal et' }));
  expect(await screen.findByText('1 randevu iptal edildi')).toBeTruthy();
  expect(api.callsOf('CancelAppointments')).toEqual([{ ids: ['a1'], withoutEmail: true }]);
});

it('deletes a weekday, and asks what becomes of the appointments that it leaves in closed time', async () => {
  const onTuesday = { ...standing, id: 'a2', appointmentDate: '2030-01-08' };
  const { api, user } = open({ tab: 'hours', left: [standing, onTuesday] });
  await user.click(await screen.findByRole('button', { name: 'Sil: Pazartesi' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Sil' }));
  const question = within(await screen.findByRole('dialog', { name: '1 randevu kapalı zamanda' }));
  expect(question.getByText('07.01.2030 10:00–11:00 · Ada Yıldız')).toBeTruthy();
  expect(api.callsOf('DeleteWorkingHour')).toEqual([{ id: 'h1' }]);
});

it('says that saving failed', async () => {
  const { api, user } = open({ tab: 'hours' });
  api.fail('SaveWorkingHour', 'unreachable');
  await user.click(await screen.findByRole('button', { name: 'Ekle: Salı' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Çalışma saati ekle' }));
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Gün\*?$/).value).toBe('2');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect((await screen.findAllByText('Çalışma saati eklenirken hata oluştu')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Hata').length).toBeGreaterThan(0);
});

it('adds a holiday with its badges, and the official ones by a tick, saying which date is not known', async () => {
  const { api, user } = open({ tab: 'holidays' });
  const row = within(await screen.findByRole('row', { name: 'Cumhuriyet Bayramı' }));
  expect(row.getByText('Her yıl')).toBeTruthy();
  expect(row.getByText('Aktif')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resmî tatiller' }));
  const official = within(await screen.findByRole('dialog', { name: 'Resmî tatiller' }));
  await user.selectOptions(official.getByLabelText('Yıl'), '2029');
  expect(official.getByText(/2029 için Ramazan Bayramı tarihi kesin olarak bilinmiyor/)).toBeTruthy();
  expect(official.getByLabelText<HTMLInputElement>(/^Cumhuriyet Bayramı \(her yıl\)/).disabled).toBe(true);
  for (const box of official.getAllByRole('checkbox')) {
    const { disabled, labels } = box as HTMLInputElement;
    if (!disabled && !/^Kurban Bayramı/.test(labels?.[0]?.textContent ?? '')) await user.click(box);
  }
  await user.click(official.getByRole('button', { name: '2 tatil ekle' }));
  expect(await screen.findByText('Tatil günü eklendi')).toBeTruthy();
  expect(api.callsOf('AddTurkishHolidays')).toEqual([{ input: { year: 2029, keys: ['kurban-arifesi', 'kurban'] } }]);
});

it('closes a stretch of time by its date and hour', async () => {
  const { api, user } = open({ tab: 'holidays' });
  await user.click((await screen.findAllByRole('button', { name: 'Kapalı zaman ekle' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Kapalı zaman ekle' }));
  await user.type(dialog.getByLabelText(/^Başlık/), 'Eğitim');
  await user.type(dialog.getByLabelText(/^Başlangıç tarihi/), '05.05.2031');
  await user.type(dialog.getByLabelText(/^Başlangıç saati/), '10');
  await user.type(dialog.getByLabelText(/^Bitiş tarihi/), '05.05.2031');
  await user.type(dialog.getByLabelText(/^Bitiş saati/), '9');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Bitiş başlangıçtan sonra olmalı')).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Bitiş saati/));
  await user.type(dialog.getByLabelText(/^Bitiş saati/), '1730');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  await waitFor(() => expect(api.callsOf('CreateBlockout')).toHaveLength(1));
  const period = { startDateTime: '2031-05-05T07:00:00.000Z', endDateTime: '2031-05-05T14:30:00.000Z' };
  expect(api.callsOf('CreateBlockout')).toEqual([{ input: { title: 'Eğitim', ...period, isActive: true } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes a slot, and lists what stands in closed time until somebody has decided', async () => {
  const { api, user } = open({ tab: 'slots', slots: [slot('s1', '09:00')], left: [standing] });
  expect(await screen.findByText('1 randevu, kapalı bir zamanda duruyor.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Kapat: 09:00–09:45' }));
  expect(await screen.findByText('Slot kapatıldı')).toBeTruthy();
  expect(api.callsOf('UpdateSlot')).toEqual([{ id: 's1', input: { isAvailable: false, version: 1 } }]);
  const question = within(await screen.findByRole('dialog', { name: '1 randevu kapalı zamanda' }));
  await user.click(question.getByRole('button', { name: 'Tamam' }));
  expect(api.callsOf('CancelAppointments')).toEqual([]);
});

it('adds a single slot to the day, and changes one', async () => {
  const { api, user } = open({ tab: 'slots', slots: [slot('s1', '09:00', { notes: 'Grup' })] });
  expect((await screen.findByRole('list', { name: /slotları$/ })).textContent).toContain('Grup');
  await user.click(screen.getByRole('button', { name: 'Slot ekle' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Slot ekle: .*Pazartesi$/ }));
  await user.type(dialog.getByLabelText(/^Başlangıç/), '14');
  await user.type(dialog.getByLabelText(/^Bitiş/), '1330');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Bitiş saati başlangıçtan sonra olmalı')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Bitiş/).value).toBe('13:30');
  await user.clear(dialog.getByLabelText(/^Bitiş/));
  await user.type(dialog.getByLabelText(/^Bitiş/), '15.30');
  await user.clear(dialog.getByLabelText(/^Kapasite/));
  await user.type(dialog.getByLabelText(/^Kapasite/), '3');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  await waitFor(() => expect(api.callsOf('CreateSlot')).toHaveLength(1));
  const times = { startTime: '14:00', endTime: '15:30' };
  expect(api.callsOf('CreateSlot')).toEqual([
    { input: { date: A_MONDAY, ...times, maxCapacity: 3, isAvailable: true } },
  ]);

  await user.click(screen.getByRole('button', { name: 'Düzenle: 09:00–09:45' }));
  const editing = within(await screen.findByRole('dialog', { name: 'Düzenle: 09:00–09:45' }));
  await user.clear(editing.getByLabelText(/^Not/));
  await user.click(editing.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(api.callsOf('UpdateSlot')).toEqual([{ id: 's1', input: { notes: '', version: 1 } }]));
});

it('shows somebody who may not change it everything, and no button that would', async () => {
  open({ tab: 'hours', role: 'user' });
  expect(await screen.findByRole('listitem', { name: 'Pazartesi' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /ekle|Düzenle|Sil/i })).toBeNull();
  expect(screen.getByRole('button', { name: 'Yenile' })).toBeTruthy();
});

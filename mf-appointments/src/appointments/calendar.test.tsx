import '@testing-library/jest-dom/vitest';
import { addDays, today } from '@practice/contracts';
import { ApiProblem } from '@practice/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { monthName } from './calendar/calendar-state.ts';
import { appointment } from './testing/appointments-api.ts';
import { addressed, changed, openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();
const MONTH = '#appointments?view=month&date=2026-12-01';
const WEEK = '#appointments?view=week&date=2026-12-01';

beforeEach(() => {
  practice.current.appointments = [
    appointment({ id: '1', childName: 'Deniz Yılmaz', status: 'confirmed', version: 4 }),
    appointment({ id: '2', childName: 'Ali Kaya', appointmentTime: '14:00', appointmentEndTime: '15:00' }),
    appointment({ id: '3', childName: 'Zeynep Ak', appointmentTime: '15:00', status: 'cancelled' }),
    appointment({ id: '4', childName: 'Can Er', appointmentTime: '16:00', calendarColor: '#8844CC' }),
  ];
});

const day = (name: RegExp) => screen.findByRole('button', { name });
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}, \\d`) });
const moves = () => practice.current.callsOf('MoveAppointment');

/** Alt with arrows, several steps as one change. */
async function moveByKeys(name: string, ...keys: string[]) {
  const moving = await card(name);
  act(() => moving.focus());
  for (const key of keys) {
    const shiftKey = key.startsWith('Shift+');
    fireEvent.keyDown(moving, { key: key.replace('Shift+', ''), altKey: true, shiftKey });
  }
  fireEvent.keyUp(moving, { key: 'Alt' });
}

it('is chosen in the header, and the list says so in its place', async () => {
  const { user } = await openScreen(practice.current);
  await user.click(await screen.findByRole('button', { name: 'Takvime geç' }));
  expect(addressed()).toEqual({ view: 'month' });
  expect(await screen.findByRole('region', { name: 'Takvim' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Liste' }));
  expect(addressed()).toEqual({});
});

it('shows six weeks from a Monday, three appointments of a day and how many more there are', async () => {
  await openScreen(practice.current, { hash: MONTH });
  const busy = await day(/^1 Aralık Salı, 4 randevu/);
  expect(within(busy).getAllByText(/^\d\d:\d\d$/)).toHaveLength(3);
  expect(busy).toHaveTextContent('+1 daha');
  const month = within(screen.getByRole('group', { name: 'Aralık 2026' }));
  const days = month.getAllByRole('button');
  expect(days).toHaveLength(42);
  expect(days[0]).toHaveAccessibleName(/^30 Kasım Pazartesi/);
  expect(practice.current.callsOf('CalendarAppointments')).toEqual([
    { start: '2026-11-30', end: '2027-01-10', filter: {} },
  ]);
});

it('opens and closes the panel of a day, with what is done about each appointment', async () => {
  const { user } = await openScreen(practice.current, { hash: MONTH });
  await user.click(await day(/^1 Aralık Salı/));
  expect(addressed()).toMatchObject({ day: '2026-12-01' });
  const actions = within(await screen.findByRole('group', { name: 'Deniz Yılmaz, 10:00–11:00' }));
  expect(actions.getByRole('link', { name: 'Ara: Elif Yılmaz' })).toHaveAttribute('href', 'tel:05321112233');
  await user.click(actions.getByRole('button', { name: /^Onay e-postası gönder/ }));
  const dialog = await screen.findByRole('dialog', { name: 'E‑posta Şablonu Seç' });
  await user.click(within(dialog).getByRole('button', { name: 'Gönder' }));
  await waitFor(() =>
    expect(practice.current.callsOf('SendAppointmentEmail')).toEqual([
      { id: '1', templateId: 'confirmation', customMessage: '' },
    ]),
  );
  await user.click(await day(/^1 Aralık Salı/));
  expect(addressed()).not.toHaveProperty('day');
});

it('goes through months, and through the days by arrow keys', async () => {
  const { user } = await openScreen(practice.current, { hash: MONTH });
  act(() => screen.getByRole('button', { name: /^1 Aralık Salı/, hidden: true }).focus());
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(await day(/^9 Aralık Çarşamba/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sonraki ay' }));
  expect(await screen.findByRole('group', { name: 'Ocak 2027' })).toBeInTheDocument();
  expect(addressed()).toMatchObject({ date: '2027-01-01' });
  await user.click(screen.getByRole('button', { name: 'Bugün' }));
  expect(addressed()).not.toHaveProperty('date');
  expect(await screen.findByRole('group', { name: monthName(today()) })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Önceki ay' }));
  expect(addressed().date?.slice(8)).toBe('01');
});

it('colours by status, or by the colour of its own, and says the status in words', async () => {
  await openScreen(practice.current, { hash: WEEK });
  expect(await card('Ali Kaya')).toHaveAttribute('data-tone', 'pending');
  expect(await card('Ali Kaya')).not.toHaveAttribute('data-own');
  expect(await card('Zeynep Ak')).toHaveAccessibleName('Zeynep Ak, 15:00–11:00, Oyun Terapisi, İptal Edildi');
  expect((await card('Can Er')).style.getPropertyValue('--own')).toBe('#8844CC');
});

it('shows breaks, holidays and closed times', async () => {
  const pause = { startTime: '12:00', endTime: '13:00', kind: 'break' as const, title: null };
  practice.current.days = {
    '2026-12-02': { holidays: ['Kurban Bayramı'] },
    '2026-12-03': { closures: [{ startTime: '09:00', endTime: '10:30', kind: 'blockout', title: 'Süpervizyon' }] },
    '2026-12-04': { closures: [pause, { startTime: '13:00', endTime: '24:00', kind: 'holiday', title: 'Arife' }] },
    '2026-12-06': { opensAt: null, closesAt: null, closures: [] },
  };
  await openScreen(practice.current, { hash: WEEK });
  expect((await screen.findAllByText('Mola')).length).toBe(4);
  expect(screen.getByText('Süpervizyon').parentElement).toHaveTextContent('Süpervizyon 09:00–10:30');
  expect(screen.getByText('Kapalı')).toBeInTheDocument();
  expect(await day(/^2 Aralık Çarşamba, randevu yok, Kurban Bayramı/)).toBeInTheDocument();
  expect(await day(/^4 Aralık Cuma, randevu yok, Arife \(13:00 sonrası\)/)).toBeInTheDocument();
});

it('moves by keys at once, says the new time, and takes it back', async () => {
  const { user } = await openScreen(practice.current, { hash: WEEK });
  const moving = await card('Ali Kaya');
  act(() => moving.focus());
  fireEvent.keyDown(moving, { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(moving, { key: 'ArrowUp', altKey: true });
  expect(await screen.findByText('2 Aralık Çarşamba, 13:45–14:45.')).toBeInTheDocument();
  fireEvent.keyUp(moving, { key: 'Alt' });
  const done = await screen.findByText(/Ali Kaya: 2 Aralık Çarşamba, 13:45/);
  expect(done).toBeInTheDocument();
  expect(moves()).toEqual([
    { id: '2', input: { appointmentDate: '2026-12-02', appointmentTime: '13:45', scope: 'one', version: 1 } },
  ]);
  await waitFor(async () => expect(await card('Ali Kaya')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() =>
    expect(practice.current.find('2')).toMatchObject({ appointmentDate: '2026-12-01', appointmentTime: '14:00' }),
  );
  expect(moves().at(-1)).toMatchObject({ input: { allowClosed: true } });
});

it('changes the duration by keys, and gives up by Escape', async () => {
  await openScreen(practice.current, { hash: WEEK });
  const growing = await card('Ali Kaya');
  act(() => growing.focus());
  fireEvent.keyDown(growing, { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(growing, { key: 'Escape' });
  fireEvent.keyUp(growing, { key: 'Alt' });
  await moveByKeys('Ali Kaya', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await waitFor(() => expect(moves()).toEqual([{ id: '2', input: { duration: 90, scope: 'one', version: 1 } }]));
});

it('says at once what a new time conflicts with, and asks before it overlaps', async () => {
  const conflicts = [
    {
      id: '1',
      childName: 'Deniz Yılmaz',
      appointmentDate: '2026-12-01',
      appointmentTime: '10:00',
      appointmentEndTime: '11:00',
      status: 'confirmed',
    },
  ];
  practice.current.fail('MoveAppointment', new ApiProblem('APPOINTMENT_OVERLAP', { conflicts }), null);
  const { user } = await openScreen(practice.current, { hash: '#appointments?view=day&date=2026-12-01' });
  const moving = await card('Can Er');
  act(() => moving.focus());
  for (let step = 0; step < 4; step += 1) fireEvent.keyDown(moving, { key: 'ArrowUp', altKey: true });
  expect(await screen.findByText('1 Aralık Salı, 15:00–16:00.')).toBeInTheDocument();
  for (let step = 0; step < 4; step += 1) fireEvent.keyDown(moving, { key: 'ArrowUp', altKey: true });
  expect(await screen.findByText('1 Aralık Salı, 14:00–15:00. Çakışıyor: Ali Kaya.')).toBeInTheDocument();
  fireEvent.keyUp(moving, { key: 'Alt' });
  const question = await screen.findByRole('dialog', { name: 'Bu saatte başka bir randevu var.' });
  await user.click(within(question).getByRole('button', { name: 'Yine de kaydet' }));
  expect(await screen.findByText(/Can Er: 1 Aralık Salı, 14:00/)).toBeInTheDocument();
  expect(moves().at(-1)).toMatchObject({ input: { allowConflict: true } });
});

it('puts an appointment back when the server refuses, and says why', async () => {
  practice.current.fail(
    'MoveAppointment',
    new ApiProblem('VERSION_CONFLICT', { message: 'Bu kayıt siz düzenlerken değiştirildi.' }),
  );
  await openScreen(practice.current, { hash: WEEK });
  await moveByKeys('Ali Kaya', 'ArrowDown');
  expect(await screen.findByText('Bu kayıt siz düzenlerken değiştirildi.')).toBeInTheDocument();
  expect(await card('Ali Kaya')).toHaveAccessibleName(/14:00–15:00/);
});

it.each([
  ['Kaydet ve haber ver', true],
  ['Haber vermeden kaydet', false],
])('asks whether the parent of a confirmed one is to know, with the text: %s', async (choice, notifyParent) => {
  const { user } = await openScreen(practice.current, { hash: WEEK });
  await moveByKeys('Deniz Yılmaz', 'ArrowDown');
  const question = await screen.findByRole('dialog', { name: 'Veliye haber verilsin mi?' });
  expect(await within(question).findByText(/2026-12-01 10:15/)).toBeInTheDocument();
  expect(moves()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: choice }));
  await waitFor(() => expect(moves()).toMatchObject([{ input: { appointmentTime: '10:15', notifyParent } }]));
});

it('moves nothing when the question about the parent is closed', async () => {
  const { user } = await openScreen(practice.current, { hash: WEEK });
  await moveByKeys('Deniz Yılmaz', 'ArrowDown');
  const question = await screen.findByRole('dialog', { name: 'Veliye haber verilsin mi?' });
  await user.click(within(question).getByRole('button', { name: 'Vazgeç' }));
  expect(await card('Deniz Yılmaz')).toHaveAccessibleName(/10:00–11:00/);
  expect(moves()).toEqual([]);
});

it('asks the same when the form moves a confirmed one', async () => {
  const { user } = await openScreen(practice.current, { hash: '#appointments?id=1&edit=1' });
  const time = await waitFor(() => {
    const found = document.getElementsByName('appointmentTime')[0];
    if (!found) throw new Error('no field');
    return found;
  });
  fireEvent.change(time, { target: { value: '11:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const question = await screen.findByRole('dialog', { name: 'Veliye haber verilsin mi?' });
  await user.click(within(question).getByRole('button', { name: 'Kaydet ve haber ver' }));
  await waitFor(() =>
    expect(practice.current.callsOf('UpdateAppointment')).toMatchObject([
      { input: { appointmentTime: '11:00', notifyParent: true } },
    ]),
  );
});

it('moves by a dialog', async () => {
  const { user } = await openScreen(practice.current, { hash: `${MONTH}&day=2026-12-01` });
  await user.click(await screen.findByRole('button', { name: 'Saati değiştir: Ali Kaya, 14:00–15:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saati değiştir' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Yeni saat/ }), { target: { value: '25' } });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(dialog.getByText('Randevu saati seçin')).toBeInTheDocument();
  fireEvent.change(dialog.getByRole('textbox', { name: /^Yeni saat/ }), { target: { value: '9.30' } });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(moves()).toMatchObject([{ id: '2', input: { appointmentTime: '09:30' } }]));
});

it('moves by the menu of an open appointment', async () => {
  const { user } = await openScreen(practice.current, { hash: `${WEEK}&id=2` });
  const sheet = within(await screen.findByRole('dialog', { name: 'Ali Kaya' }));
  await user.click(await sheet.findByRole('button', { name: /^İşlemler/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Saati değiştir…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saati değiştir' }));
  fireEvent.change(dialog.getByRole('spinbutton', { name: /^Süre/ }), { target: { value: '90' } });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(moves()).toMatchObject([{ id: '2', input: { duration: 90 } }]));
});

it('begins a new appointment at the free time that was clicked', async () => {
  await openScreen(practice.current, { hash: WEEK });
  await card('Ali Kaya');
  const column = document.querySelector('[data-day="2026-12-03"]') as HTMLElement;
  fireEvent.click(column, { clientY: 130 });
  await screen.findByRole('dialog', { name: 'Yeni Randevu' });
  const value = (name: string) => (document.getElementsByName(name)[0] as HTMLInputElement | undefined)?.value;
  await waitFor(() => expect(value('appointmentTime')).toBe('09:45'));
  expect(value('appointmentEndTime')).toBe('10:45');
  expect(addressed()).toMatchObject({ at: '2026-12-03T09:45', view: 'week' });
});

it("takes over others' changes", async () => {
  const { emit } = await openScreen(practice.current, { hash: WEEK });
  await card('Ali Kaya');
  practice.current.change('2', { appointmentTime: '17:00', appointmentEndTime: '18:00' });
  emit(changed('2', 2));
  expect(await screen.findByRole('button', { name: /^Ali Kaya, 17:00/ })).toBeInTheDocument();
});

it('stays usable when appointments cannot be loaded', async () => {
  practice.current.fail(
    'CalendarAppointments',
    new ApiProblem('FORBIDDEN', { message: 'Bunun için yetkiniz yok.' }),
    null,
  );
  const { user } = await openScreen(practice.current, { hash: MONTH });
  expect(await screen.findByText('Bunun için yetkiniz yok.')).toBeInTheDocument();
  expect(await day(/^1 Aralık Salı, randevu yok/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await day(/^1 Aralık Salı, 4 randevu/)).toBeInTheDocument();
});

it('shows a phone the day, with its week above', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = await openScreen(practice.current, { hash: WEEK });
  const week = within(await screen.findByRole('group', { name: 'Haftanın günleri' }));
  expect(week.getByRole('button', { pressed: true })).toHaveAccessibleName('1 Aralık Salı, 4 randevu');
  await user.click(week.getByRole('button', { name: /^3 Aralık/ }));
  expect(addressed()).toMatchObject({ date: '2026-12-03' });
  const grid = screen.getByRole('list', { name: '3 Aralık Perşembe' });
  const swipe = (x: number) => [{ clientX: x, clientY: 300 }];
  fireEvent.touchStart(grid, { touches: swipe(300) });
  fireEvent.touchEnd(grid, { changedTouches: swipe(150) });
  await waitFor(() => expect(addressed()).toMatchObject({ date: addDays('2026-12-03', 1) }));
  vi.unstubAllGlobals();
});

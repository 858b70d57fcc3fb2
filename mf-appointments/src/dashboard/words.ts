import { formatCount, formatMoney, type StatusTone } from '@practice/ui/admin';
import type { AppointmentFigures } from './use-dashboard.ts';

const MINUTE_MS = 60_000;
const MINUTES_OF_AN_HOUR = 60;
const MINUTES_OF_A_DAY = 1440;
/** From here on the end of the promised time is close. */
const SOON_MINUTES = 4 * MINUTES_OF_AN_HOUR;

/** How much of the promised time is left, or how long it is over, with the colour of its badge. */
export function clockOf(answerDueAt: string | null | undefined, now: Date): { text: string; tone: StatusTone } {
  if (!answerDueAt) return { text: 'Daha önce yanıtlandı', tone: 'unknown' };
  const left = Date.parse(answerDueAt) - now.getTime();
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS);
  if (left < 0) return { text: `${duration(minutes)} gecikti`, tone: 'cancelled' };
  return { text: `${duration(minutes)} kaldı`, tone: minutes < SOON_MINUTES ? 'pending' : 'confirmed' };
}

/** `42 dakika`, `5 saat`, `2 gün`: whole units, rounded down. */
function duration(minutes: number): string {
  if (minutes < MINUTES_OF_AN_HOUR) return `${minutes} dakika`;
  if (minutes < 2 * MINUTES_OF_A_DAY) return `${Math.floor(minutes / MINUTES_OF_AN_HOUR)} saat`;
  return `${Math.floor(minutes / MINUTES_OF_A_DAY)} gün`;
}

export function percentText(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : `%${value}`;
}

function shareOf(part: number, whole: number): string {
  return percentText(Math.round((part / whole) * 100));
}

/** How well the promise of an answer within 24 hours was kept. */
export function promiseSentence({ requests, inTime }: AppointmentFigures['promise']): string {
  if (requests === 0) return 'Son 30 günde ölçülecek talep yok.';
  return `Son 30 günde ${formatCount(requests)} talepten ${formatCount(inTime)} tanesi 24 saat içinde yanıtlandı (${shareOf(inTime, requests)}).`;
}

export function weekSentence(week: AppointmentFigures['week']): string {
  const booked = week.reduce((sum, day) => sum + day.booked, 0);
  const capacity = week.reduce((sum, day) => sum + day.capacity, 0);
  if (capacity === 0) return `Bu hafta çalışma saati yok; ${formatCount(booked)} randevu var.`;
  return `Bu hafta ${formatCount(capacity)} yerden ${formatCount(booked)} tanesi dolu (${shareOf(booked, capacity)}).`;
}

export function revenueSentence(months: AppointmentFigures['months']): string {
  const [last, current] = months.slice(-2);
  return `Bu ay ${formatMoney(current?.revenue ?? 0)} gelir, ${formatMoney(current?.pendingPayment ?? 0)} bekleyen ödeme; geçen ay ${formatMoney(last?.revenue ?? 0)} gelir.`;
}

export function monthsSentence(months: AppointmentFigures['months']): string {
  const [last, current] = months.slice(-2);
  return `Bu ay ${formatCount(current?.appointments ?? 0)} randevu ve ${formatCount(current?.cancelled ?? 0)} iptal; geçen ay ${formatCount(last?.appointments ?? 0)} randevu.`;
}

type Age = Pick<AppointmentFigures['ages'][number], 'group' | 'appointments'>;

export function agesSentence(ages: readonly Age[]): string {
  const all = ages.reduce((sum, { appointments }) => sum + appointments, 0);
  const [most] = [...ages].sort((one, other) => other.appointments - one.appointments);
  if (all === 0 || !most) return 'Son on iki ayda bugüne kadar randevu yok.';
  return `Son on iki ayın ${formatCount(all)} randevusunun ${formatCount(most.appointments)} tanesi ${most.group} yaş grubundan.`;
}

const shortMonths = new Intl.DateTimeFormat('tr-TR', { month: 'short', timeZone: 'UTC' });
const longMonths = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDays = new Intl.DateTimeFormat('tr-TR', { weekday: 'short', timeZone: 'UTC' });
const longDays = new Intl.DateTimeFormat('tr-TR', { weekday: 'long', timeZone: 'UTC' });
const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** `Kas` and `Kasım 2026`, of `2026-11`. */
export function monthNames(month: string): { label: string; name: string } {
  return { label: shortMonths.format(utc(`${month}-01`)), name: longMonths.format(utc(`${month}-01`)) };
}

/** `Pzt` and `Pazartesi`, of a date. */
export function dayNames(date: string): { label: string; name: string } {
  return { label: shortDays.format(utc(date)), name: longDays.format(utc(date)) };
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { breachClock, breachNotifyBy } from './data-breaches.ts';
import { toInstant } from './dates.ts';
import { dataBreachStage, dataRequestStage } from './deadlines.ts';

const noticedAt = toInstant('2026-10-30', '10:00').toISOString();
const open = { state: 'open', noticedAt, boardNotifiedAt: null } as const;
const at = (date: string, time: string) => toInstant(date, time);
const words = (now: Date, fields: object = {}) => Object.values(breachClock({ ...open, ...fields }, now));

// The server's own clocks are put back in these 72 hours: in Istanbul they never are.
describe.each(['America/New_York', 'Europe/Istanbul', 'Pacific/Auckland'])('on a server in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    // The runtime follows the variable: without that these tests would show nothing.
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it('72 hours end at the same time of day in Istanbul', () => {
    expect(breachNotifyBy(noticedAt)).toEqual(at('2026-11-02', '10:00'));
  });

  it('the time left is said in words, and is urgent from 24 hours on', () => {
    expect(words(at('2026-10-30', '10:00'))).toEqual(['running', '3 gün kaldı']);
    expect(words(at('2026-10-31', '07:30'))).toEqual(['running', '2 gün 2 saat kaldı']);
    expect(words(at('2026-11-01', '09:59'))).toEqual(['running', '1 gün kaldı']);
    expect(words(at('2026-11-01', '10:00'))).toEqual(['urgent', '1 gün kaldı']);
    expect(words(at('2026-11-01', '10:01'))).toEqual(['urgent', '23 saat 59 dakika kaldı']);
    expect(words(at('2026-11-02', '09:15'))).toEqual(['urgent', '45 dakika kaldı']);
    expect(words(new Date(at('2026-11-02', '10:00').getTime() - 1))).toEqual(['urgent', '1 dakikadan az kaldı']);
    expect(words(at('2026-11-02', '10:00'))).toEqual(['overdue', '1 dakikadan az geçti']);
    expect(words(at('2026-11-03', '11:00'))).toEqual(['overdue', '1 gün 1 saat geçti']);
  });

  it('a notice stops the clock, in time or late; closing without one says so', () => {
    const now = at('2026-12-01', '10:00');
    const notified = (date: string, time: string) => words(now, { boardNotifiedAt: at(date, time).toISOString() });
    expect(notified('2026-11-02', '10:00')).toEqual(['notified', 'Süresinde bildirildi']);
    expect(notified('2026-11-02', '12:05')).toEqual(['notifiedLate', '2 saat 5 dakika geç bildirildi']);
    expect(words(now, { state: 'closed' })).toEqual(['notNotified', 'Bildirilmedi']);
  });

  it('admins are told of a breach at 24 hours and at the end, of a request at seven and two days and after the last', () => {
    const minute = 60_000;
    const before24 = at('2026-11-01', '10:00').getTime();
    expect(dataBreachStage(noticedAt, new Date(before24 - 1))).toBeNull();
    expect(dataBreachStage(noticedAt, new Date(before24))).toBe('oneDay');
    expect(dataBreachStage(noticedAt, at('2026-11-02', '10:00'))).toBe('over');
    const stageAt = (date: string, time: string) => dataRequestStage('2026-11-10', at(date, time));
    expect([stageAt('2026-11-02', '23:59'), stageAt('2026-11-03', '00:00')]).toEqual([null, 'sevenDays']);
    expect([stageAt('2026-11-07', '23:59'), stageAt('2026-11-08', '00:00')]).toEqual(['sevenDays', 'twoDays']);
    expect([stageAt('2026-11-10', '23:59'), stageAt('2026-11-11', '00:00')]).toEqual(['twoDays', 'over']);
    expect(dataRequestStage('2026-11-10', new Date(at('2026-11-03', '00:00').getTime() - minute))).toBeNull();
  });
});

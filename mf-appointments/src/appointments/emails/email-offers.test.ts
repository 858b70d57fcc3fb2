import { describe, expect, it } from 'vitest';
import { emailOffers, firstOffer, isAnswered } from './email-offers.ts';

const now = new Date('2026-11-21T09:00:00Z');
const one = (status: string, appointmentDate = '2026-12-01') => ({ status, appointmentDate, appointmentTime: '10:00' });
const said = (status: string) =>
  emailOffers(one(status), now).map(({ type, to, blockReason }) => [type, to ?? (blockReason ? 'no' : 'at once')]);

describe('the e-mails that are offered', () => {
  it.each([
    ['pending', ['confirmed', 'cancelled', 'at once']],
    ['confirmed', ['at once', 'cancelled', 'at once']],
    ['cancelled', ['confirmed', 'at once', 'no']],
    ['completed', ['no', 'no', 'no']],
  ])('for one that is %s', (status, ways) => {
    expect(said(status)).toEqual([
      ['confirmation', ways[0]],
      ['cancellation', ways[1]],
      ['reminder', ways[2]],
    ]);
  });

  it('are none for what is past, and say why', () => {
    const past = one('pending', '2026-11-20');
    expect(emailOffers(past, now).map(({ blockReason }) => blockReason)).toEqual(
      Array(3).fill('Randevunun zamanı geçti.'),
    );
    expect(firstOffer(past, now)).toBeUndefined();
  });

  it('begin with the answer to a request, else with what needs no change', () => {
    expect(firstOffer(one('pending'), now)).toMatchObject({ type: 'confirmation', to: 'confirmed' });
    expect(firstOffer(one('confirmed'), now)).toMatchObject({ type: 'confirmation', to: null });
    expect(firstOffer(one('cancelled'), now)).toMatchObject({ type: 'cancellation', to: null });
  });
});

it('knows which changes send the parent an e-mail', () => {
  expect(isAnswered(one('pending'), 'confirmed', now)).toBe(true);
  expect(isAnswered(one('confirmed'), 'cancelled', now)).toBe(true);
  expect(isAnswered(one('confirmed'), 'completed', now)).toBe(false);
  expect(isAnswered(one('pending', '2026-11-20'), 'confirmed', now)).toBe(false);
  const withdrawn = { ...one('pending'), contactWithdrawnAt: '2026-11-20T09:00:00.000Z' };
  expect(isAnswered(withdrawn, 'confirmed', now)).toBe(false);
  expect(isAnswered(withdrawn, 'cancelled', now)).toBe(true);
});

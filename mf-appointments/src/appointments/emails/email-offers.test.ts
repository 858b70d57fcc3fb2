import { describe, expect, it } from 'vitest';
import { emailOffers, firstOffer, isAnswered } from './email-offers.ts';
import type { SendableTemplate } from './use-sendable-templates.ts';

const now = new Date('2026-11-21T09:00:00Z');
const one = (status: string, appointmentDate = '2026-12-01') => ({ status, appointmentDate, appointmentTime: '10:00' });
const template = (id: string): SendableTemplate => ({
  __typename: 'EmailTemplate',
  id,
  name: id,
  category: 'appointment',
  variables: [],
});
// By name, as the server gives them.
const templates = ['own', 'reminder', 'cancellation', 'confirmation'].map(template);
const offersFor = (appointment: ReturnType<typeof one>) => emailOffers(appointment, templates, now);
const said = (status: string) =>
  Object.fromEntries(
    offersFor(one(status)).map((offer) => [offer.template.id, offer.to ?? (offer.blockReason ? 'no' : 'at once')]),
  );

describe('the e-mails that are offered', () => {
  it.each([
    ['pending', ['confirmed', 'cancelled', 'at once']],
    ['confirmed', ['at once', 'cancelled', 'at once']],
    ['cancelled', ['confirmed', 'at once', 'no']],
    ['completed', ['no', 'no', 'no']],
  ])('for one that is %s', (status, [confirmation, cancellation, reminder]) => {
    expect(said(status)).toEqual({ confirmation, cancellation, reminder, own: 'at once' });
  });

  it('are those of the practice for what is past, and the others say why not', () => {
    const past = offersFor(one('pending', '2026-11-20'));
    expect(past.map(({ blockReason }) => blockReason)).toEqual([null, ...Array(3).fill('Randevunun zamanı geçti.')]);
    expect(firstOffer(one('pending'), past)?.template.id).toBe('own');
    expect(firstOffer(one('pending'), past.slice(1))).toBeUndefined();
  });

  it('are no marketing for a parent who took back that they may be contacted', () => {
    const marketing = { ...template('own'), category: 'marketing' as const };
    const offer = (contactWithdrawnAt: string | null) =>
      emailOffers({ ...one('confirmed'), contactWithdrawnAt }, [marketing], now)[0];
    expect(offer(null)?.blockReason).toBeNull();
    expect(offer('2026-11-20T09:00:00.000Z')?.blockReason).toBe('Veli, kendisine yazılmasını istemiyor.');
  });

  it('begin with the answer to a request, else with what needs no change', () => {
    const first = (status: string) => firstOffer(one(status), offersFor(one(status)));
    expect(first('pending')).toMatchObject({ template: { id: 'confirmation' }, to: 'confirmed' });
    expect(first('confirmed')).toMatchObject({ template: { id: 'confirmation' }, to: null });
    expect(first('cancelled')).toMatchObject({ template: { id: 'cancellation' }, to: null });
  });
});

it('knows which changes send the parent an e-mail', () => {
  expect(isAnswered(one('pending'), 'confirmed', { now })).toBe(true);
  expect(isAnswered(one('confirmed'), 'cancelled', { now })).toBe(true);
  expect(isAnswered(one('confirmed'), 'completed', { now })).toBe(false);
  expect(isAnswered(one('pending', '2026-11-20'), 'confirmed', { now })).toBe(false);
  expect(isAnswered(one('pending'), 'confirmed', { now, templates: [template('reminder')] })).toBe(false);
  const withdrawn = { ...one('pending'), contactWithdrawnAt: '2026-11-20T09:00:00.000Z' };
  expect(isAnswered(withdrawn, 'confirmed', { now })).toBe(false);
  expect(isAnswered(withdrawn, 'cancelled', { now })).toBe(true);
});

import { randomUUID } from 'node:crypto';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { ConsentModel } from './consent.model.ts';
import { listConsents } from './list-consents.ts';
import { recordConsent } from './record-consent.ts';

useTestDatabase([createService()]);

const visitor = contextFor('anonymous');
const choice = () => ({ id: randomUUID(), analytics: true, marketing: false, textVersion: '1' });

it('keeps what was chosen, of which text and when, and nothing of the visitor', async () => {
  const made = choice();
  await recordConsent(visitor, made);
  const kept = await ConsentModel.findById(made.id).lean();
  expect(kept).toEqual({
    _id: made.id,
    analytics: true,
    marketing: false,
    textVersion: '1',
    recordedAt: expect.any(Date),
  });
});

it('keeps the first choice of an id', async () => {
  const made = choice();
  const first = await recordConsent(visitor, made);
  expect(await recordConsent(visitor, { ...made, marketing: true })).toEqual(first);
});

it('tells the register of a choice once, and gives it all that there are', async () => {
  const made = choice();
  const before = await lastSeq();
  await recordConsent(visitor, made);
  await recordConsent(visitor, made);
  const { id, analytics, marketing, textVersion } = made;
  expect(await eventsSince(before)).toMatchObject([
    { type: 'cookie-choice.recorded', payload: { id, analytics, marketing, textVersion } },
  ]);
  const refused = { ...choice(), analytics: false };
  await recordConsent(visitor, refused);
  const { consents, next } = await listConsents(contextFor('service'), { after: null });
  expect(next).toBeNull();
  expect(consents.map(({ recordId, state }) => [recordId, state]).sort()).toEqual(
    [
      [made.id, 'given'],
      [refused.id, 'refused'],
    ].sort(),
  );
  await expect(listConsents(visitor, { after: null })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('removes proofs after five years', async () => {
  expect(await ConsentModel.collection.indexes()).toContainEqual(
    expect.objectContaining({ key: { recordedAt: 1 }, expireAfterSeconds: 5 * 365 * 86_400 }),
  );
});

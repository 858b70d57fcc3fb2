import { randomUUID } from 'node:crypto';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { ConsentModel, KEPT_YEARS } from './consent.model.ts';
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

it('removes proofs after five years', async () => {
  expect(KEPT_YEARS).toBe(5);
  expect(await ConsentModel.collection.indexes()).toContainEqual(
    expect.objectContaining({ key: { recordedAt: 1 }, expireAfterSeconds: 5 * 365 * 86_400 }),
  );
});

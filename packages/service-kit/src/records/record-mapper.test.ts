import { z } from '@practice/contracts';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkMappedRecords, recordMapper } from './record-mapper.ts';

beforeAll(checkMappedRecords);

const toRecord = recordMapper(
  z.object({
    id: z.string(),
    title: z.string(),
    ownerId: z.string().nullable(),
    publishedAt: z.string(),
    consent: z.object({ agreedAt: z.string(), version: z.string().nullable() }).nullable(),
    items: z.array(z.object({ id: z.string(), at: z.string() })),
    note: z.string().optional(),
  }),
);
const at = new Date('2026-03-01T10:00:00Z');
const _id = new Types.ObjectId();
const document = { _id, title: 'a', publishedAt: at, items: [], secret: 'x' };

describe('a record of a stored document', () => {
  it('has the fields of its contract alone, null where that has null', () => {
    const record = {
      id: String(_id),
      title: 'a',
      ownerId: null,
      publishedAt: at.toISOString(),
      consent: null,
      items: [],
    };
    expect(toRecord(document)).toEqual(record);
  });

  it('has ids and dates as texts, of what it holds too', () => {
    const stored = { ...document, ownerId: _id, consent: { agreedAt: at, secret: 1 }, items: [{ _id, at, secret: 1 }] };
    expect(toRecord(stored)).toMatchObject({
      ownerId: String(_id),
      consent: { agreedAt: at.toISOString(), version: null },
      items: [{ id: String(_id), at: at.toISOString() }],
    });
    expect(JSON.stringify(toRecord(stored))).not.toContain('secret');
  });

  it('takes what is computed over what is stored', () => {
    const toTitle = recordMapper(
      z.object({ title: z.string(), isOwn: z.boolean() }),
      ({ title }: typeof document, userId: string) => ({ title: title.toUpperCase(), isOwn: userId === 'u' }),
    );
    expect(toTitle(document, 'u')).toEqual({ title: 'A', isOwn: true });
  });

  it.each([{ title: undefined }, { title: null }, { title: 1 }, { items: undefined }])(
    'that lacks what its contract has fails the test: %j',
    (overrides) => {
      expect(() => toRecord({ ...document, ...overrides })).toThrow();
    },
  );
});

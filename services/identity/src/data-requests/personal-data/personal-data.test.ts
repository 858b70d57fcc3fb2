import { type FoundPersonalData, isPersonalDataOf, type PersonalDataKind } from '@practice/contracts';
import {
  DomainError,
  database,
  EventConsumer,
  emit,
  lastSeq,
  registerService,
  withTransaction,
} from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConsentEntryModel } from '../../consents/consent-entry.model.ts';
import { keepConsents } from '../../consents/register/keep-consents.ts';
import { createService } from '../../server.ts';
import { consentOf } from '../../testing/consents.ts';
import { createDataRequest } from '../create-data-request.ts';
import { DestructionRecordModel } from '../destruction-records/destruction-record.model.ts';
import { listDestructionRecords } from '../destruction-records/list-destruction-records.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { listPersonalData } from './list-personal-data.ts';

const service = createService();
useTestDatabase([service]);

const admin = contextFor('admin');
let found: FoundPersonalData[] = [];
let asked: unknown[] = [];
let failing = new Set<string>();

const record = (kind: PersonalDataKind, id: string, partOfId: string | null = null): FoundPersonalData => ({
  id,
  kind,
  date: '2026-11-02',
  description: `Kayıt ${id}`,
  partOfId,
  details: [
    { name: 'parentName', label: 'Veli', text: 'Ayşe Yılmaz' },
    { name: 'content', label: 'Metin', text: 'Şüpheli ğ, ı, İ ile '.repeat(400) },
  ],
});

/** Stands in for a service that holds some kinds, and erases as the real ones do. */
function register(name: 'appointments' | 'messaging', owns: (kind: PersonalDataKind) => boolean) {
  registerService(name, {
    findPersonalData: async (_ctx, subject) => {
      asked.push(subject);
      return found.filter(({ kind }) => owns(kind));
    },
    erasePersonalRecord: async (ctx, { requestId, decisionId, kind, id }: Record<string, string>) => {
      if (!owns(kind as PersonalDataKind) || failing.has(id ?? '')) throw new DomainError('NOT_FOUND');
      found = found.filter((each) => each.id !== id && each.partOfId !== id);
      await withTransaction(async (session) =>
        emit(session, 'personal-data.erased', {
          requestId: requestId ?? '',
          decisionId: decisionId ?? '',
          erased: [{ kind: kind as PersonalDataKind, count: 1 }],
          username: ctx.actor.username,
        }),
      );
      return {};
    },
  });
}

beforeAll(() => {
  register('appointments', (kind) => isPersonalDataOf('appointments', kind));
  register('messaging', (kind) => isPersonalDataOf('messaging', kind));
  registerService('content', { readSettings: async () => ({ site_name: 'Işık Çocuk Kliniği' }) });
});
beforeEach(() => {
  found = [record('contactMessage', 'm1'), record('appointmentFile', 'f1', 'a1'), record('appointment', 'a1')];
  asked = [];
  failing = new Set();
});

const request = async (fields: object = {}) =>
  (
    await createDataRequest(admin, {
      kind: 'erasure',
      name: 'Ayşe Yılmaz',
      email: 'ayse@ornek.example',
      phone: '0532 111 22 33',
      channel: 'letter',
      receivedOn: '2026-01-31',
      identityCheck: 'Kimliğini gösterdi',
      ...fields,
    })
  ).id;

async function handleEvents() {
  const consumer = new EventConsumer('identity', service.handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
}

describe('what is held', () => {
  it('is asked for by phone and e-mail, and shown kind by kind, without what it says', async () => {
    const id = await request();
    const found = await listPersonalData(admin, { id });
    expect(found.map(({ id }) => id)).toEqual(['a1', 'f1', 'm1']);
    expect(JSON.stringify(found)).not.toContain('Şüpheli');
    const subject = { phone: '05321112233', email: 'ayse@ornek.example' };
    expect(asked).toEqual([subject, subject]);
  });

  it('is looked for of nobody whose identity is not checked, or who cannot be found', async () => {
    for (const fields of [{ identityCheck: '' }, { email: '', phone: '' }]) {
      const id = await request(fields);
      const calls = [
        () => listPersonalData(admin, { id }),
        () => exportPersonalData(admin, { id, format: 'pdf' }),
        () => erasePersonalData(admin, { id, records: [{ kind: 'appointment', id: 'a1' }] }),
      ];
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect(asked).toEqual([]);
  });

  it('is read in the audit log', async () => {
    const id = await request();
    const before = await lastSeq();
    await listPersonalData(admin, { id });
    expect(await eventsSince(before)).toMatchObject([
      { type: 'audit.recorded', payload: { action: 'personal-data.read', entityId: id } },
    ]);
  });
});

describe('an export', () => {
  it('is a tagged PDF in Turkish, or JSON, without the name in the file’s, and in the audit log', async () => {
    const id = await request();
    const before = await lastSeq();
    const pdf = await exportPersonalData(admin, { id, format: 'pdf' });
    expect([pdf.contentType, pdf.fileName]).toEqual([
      'application/pdf',
      expect.stringMatching(/^kisisel-veriler-[\d-]+\.pdf$/),
    ]);
    const text = pdf.content.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/Lang (tr-TR)');
    // Long texts go on, on other pages.
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
    const json = await exportPersonalData(admin, { id, format: 'json' });
    expect(JSON.parse(json.content.toString())).toMatchObject({
      dataController: 'Işık Çocuk Kliniği',
      request: { name: 'Ayşe Yılmaz', phone: '05321112233' },
      records: [
        { kind: 'appointment', label: 'Randevu', data: { parentName: 'Ayşe Yılmaz' } },
        { kind: 'appointmentFile' },
        { kind: 'contactMessage' },
      ],
    });
    const exported = { action: 'personal-data.exported', entityId: id };
    expect((await eventsSince(before)).map(({ payload }) => payload)).toMatchObject([exported, exported]);
  });

  it('says so when nothing is held', async () => {
    found = [];
    const { content } = await exportPersonalData(admin, { id: await request(), format: 'pdf' });
    expect(content.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('erasing', () => {
  it('erases what is chosen, and leaves a record of it that names nobody', async () => {
    const id = await request();
    const records = [
      { kind: 'appointment', id: 'a1' },
      { kind: 'appointmentFile', id: 'f1' },
      { kind: 'contactMessage', id: 'm1', keepReason: 'legalClaim' },
    ];
    expect(await erasePersonalData(admin, { id, records })).toEqual({ erasedCount: 2, keptCount: 1, failures: [] });
    expect(found.map(({ id }) => id)).toEqual(['m1']);
    await handleEvents();
    const kept = await listDestructionRecords(admin, { id });
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'contactMessage', count: 1, keepReason: 'legalClaim', decidedBy: 'admin' }),
        expect.objectContaining({ kind: 'appointment', count: 1, keepReason: null, decidedBy: 'admin' }),
      ]),
    );
    expect(JSON.stringify(await DestructionRecordModel.find().lean())).not.toMatch(/Ayşe|ornek|0532 ?111/);
    expect(await listDestructionRecords(admin, { id: await request() })).toEqual([]);
  });

  it('erases whose consents they are with the records, so that nobody finds them in between', async () => {
    const phone = '05321112233';
    await withTransaction((session) => keepConsents(session, [consentOf('a1', { phone }), consentOf('a2', { phone })]));
    const id = await request();
    await erasePersonalData(admin, { id, records: [{ kind: 'appointment', id: 'a1' }] });
    const records = await listPersonalData(admin, { id });
    expect(records.map(({ kind }) => kind)).toEqual(['contactMessage', 'consent']);
    expect(await ConsentEntryModel.find({ recordId: { $ne: null } }, { _id: 0, recordId: 1 }).lean()).toEqual([
      { recordId: 'a2' },
    ]);
  });

  it('counts the records of one decision together, however often its events are handled', async () => {
    const id = await request();
    found = [record('appointment', 'a1'), record('appointment', 'a2')];
    await erasePersonalData(admin, { id, records: found.map(({ id, kind }) => ({ id, kind })) });
    await handleEvents();
    await handleEvents();
    expect(await listDestructionRecords(admin, { id })).toMatchObject([{ kind: 'appointment', count: 2 }]);
  });

  it('is refused for a record of somebody else, and for one that is to be kept while its owner goes', async () => {
    const id = await request();
    const refused = { code: 'VALIDATION_FAILED', errors: [{ field: 'records' }] };
    for (const records of [
      [{ kind: 'appointment', id: 'of-another' }],
      [{ kind: 'contactMessage', id: 'a1' }],
      [
        { kind: 'appointment', id: 'a1' },
        { kind: 'appointmentFile', id: 'f1', keepReason: 'legalRetention' },
      ],
    ]) {
      await expect(erasePersonalData(admin, { id, records })).rejects.toMatchObject(refused);
    }
    expect(found).toHaveLength(3);
    expect(await DestructionRecordModel.countDocuments()).toBe(0);
  });

  it('goes on after a record that another has just deleted, and says which', async () => {
    const id = await request();
    failing = new Set(['a1']);
    const records = found.map(({ id, kind }) => ({ id, kind }));
    expect(await erasePersonalData(admin, { id, records })).toEqual({
      erasedCount: 1,
      keptCount: 0,
      failures: [{ id: 'a1', kind: 'appointment', message: 'Aradığınız kayıt bulunamadı.' }],
    });
  });

  it('is for admins in a session', async () => {
    const input = { id: await request(), records: [{ kind: 'appointment', id: 'a1' }] };
    await expect(erasePersonalData(contextFor('moderator'), input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const byToken = { ...admin, actor: { ...admin.actor, tokenId: 't1' } };
    await expect(erasePersonalData(byToken, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keeps its records for three years', async () => {
    const indexes = await database().collection('destruction_records').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 3 * 366 * 86_400 }));
  });
});

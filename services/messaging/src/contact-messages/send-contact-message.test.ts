import { randomUUID } from 'node:crypto';
import { contactMessageBody, contactMessageRecord } from '@practice/contracts';
import { forgetKept, isEncrypted, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { contactInput } from '../testing/contact-messages.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { ContactMessageModel } from './contact-message.model.ts';
import { ContactSubmissionModel } from './contact-submission.model.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { postContactMessage, sendContactMessage } from './send-contact-message.ts';
import { setContactStatus } from './set-contact-status.ts';

useTestDatabase([createService()]);
const stubs = useStubServices();
const visitor = (overrides: object = {}) => contextFor('anonymous', overrides);
const send = (overrides: object = {}, ctx = visitor()) => sendContactMessage(ctx, contactInput(overrides));
const stored = async () => (await listContactMessages(contextFor('user'), {})).items;

describe('a message', () => {
  it('is stored as it was sent, unread, with an event', async () => {
    const before = await lastSeq();
    const sent = await send({ name: '  Elif   Yıldız ', email: 'Elif@Ornek.example' });
    expect(contactMessageRecord.strict().parse(sent)).toMatchObject({
      name: 'Elif Yıldız',
      email: 'elif@ornek.example',
      contactType: 'general',
      contact_type: 'general',
      status: 'unread',
    });
    expect(await eventsSince(before)).toMatchObject([{ type: 'contact-message.received', payload: { id: sent.id } }]);
    expect(await stored()).toEqual([sent]);
  });

  it('is answered over REST with what was sent, its id and its time alone', async () => {
    const sent = await postContactMessage(visitor(), contactInput());
    const fields = ['contactType', 'contact_type', 'createdAt', 'email', 'id', 'message', 'name', 'subject'];
    expect(Object.keys(sent).sort()).toEqual(fields);
  });

  it('is encrypted in the database with its subject, and neither is in another field', async () => {
    await send();
    const [document] = await ContactMessageModel.find().lean();
    expect([document?.message, document?.subject].every(isEncrypted)).toBe(true);
    expect(JSON.stringify(document)).not.toMatch(/Gizli|gorusme|Görüşme/);
  });

  it('takes the documented body, and says that no consent was recorded', async () => {
    const body = { name: 'Ali', email: 'a@b.co', subject: '', contact_type: 'institution', message: 'Okulumuz için.' };
    const sent = await sendContactMessage(visitor(), body);
    expect(sent).toMatchObject({ contactType: 'institution', subject: null, consent: null });
  });

  it.each([
    ['genel', 'general'],
    ['GENEL BİLGİ', 'general'],
    ['Randevu', 'appointment'],
    ['Okul veya Kurum', 'institution'],
    ['DIGER', 'other'],
    ['Institution', 'institution'],
  ])('takes the type %s as %s', async (contact_type, contactType) =>
    expect(contactMessageBody.shape.contact_type.parse(contact_type)).toBe(contactType),
  );

  it('has the version of the notice that was shown, else the newest', async () => {
    expect((await send({ legalTextVersion: '2026-11-01' })).consent).toMatchObject({ legalTextVersion: '2026-11-01' });
    expect((await send({ subject: 'Başka' })).consent).toMatchObject({ legalTextVersion: '2026-11-20' });
    stubs.noticeVersions = [];
    forgetKept('legal-text.changed');
    expect((await send({ subject: 'Bir başka' })).consent).toMatchObject({ legalTextVersion: null });
    await expect(send({ legalTextVersion: 'x' })).rejects.toMatchObject({ errors: [{ field: 'legalTextVersion' }] });
  });

  it.each([
    ['name', { name: 'A' }, 'En az 2 karakter olmalıdır'],
    ['email', { email: 'elif' }, 'Geçerli bir e-posta adresi giriniz'],
    ['subject', { subject: 'x'.repeat(151) }, 'En fazla 150 karakter olabilir'],
    ['contactType', { contactType: 'spam' }, 'Konu türünü seçiniz'],
    ['message', { message: 'kısa' }, 'En az 10 karakter yazınız'],
    ['message', { message: 'x'.repeat(2001) }, 'En fazla 2000 karakter yazabilirsiniz'],
    ['kvkkConsent', { kvkkConsent: false }, 'KVKK aydınlatma metnini okuyup onaylamanız gereklidir'],
  ])('with a wrong %s is refused at the field', async (field, wrong, message) => {
    await expect(send(wrong)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field, message }] });
    expect(await ContactMessageModel.countDocuments()).toBe(0);
  });

  it('of a robot is answered like any other, and not stored', async () => {
    const before = await lastSeq();
    const answered = await send({ website: 'https://spam.example' });
    const real = await send();
    expect(Object.keys(answered)).toEqual(Object.keys(real));
    expect((await stored()).map(({ id }) => id)).toEqual([real.id]);
    expect(await eventsSince(before)).toHaveLength(1);
    expect(await ContactSubmissionModel.countDocuments()).toBe(1);
  });
});

describe('the same message again', () => {
  it('is one message with the same answer, also after staff have read it', async () => {
    const first = await send();
    await setContactStatus(contextFor('user'), { id: first.id, status: 'archived' });
    expect(await send()).toEqual(first);
    expect(await ContactMessageModel.countDocuments()).toBe(1);
  });

  it('is one message however many come at once', async () => {
    const ctx = visitor({ idempotencyKey: randomUUID() });
    const before = await lastSeq();
    const sent = await Promise.all(Array.from({ length: 8 }, () => send({}, ctx)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await ContactMessageModel.countDocuments()).toBe(1);
    expect(await eventsSince(before)).toHaveLength(1);
  });

  it('with a key and another text is refused', async () => {
    const ctx = visitor({ idempotencyKey: randomUUID() });
    await send({}, ctx);
    const other = send({ message: 'Başka bir soru soruyorum.' }, ctx);
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is another one after ten minutes', async () => {
    await send();
    await ContactSubmissionModel.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    await send();
    expect(await ContactMessageModel.countDocuments()).toBe(2);
  });
});

it('an address may send five messages in ten minutes; a repeated one is not counted', async () => {
  const ctx = visitor();
  for (let count = 0; count < 5; count++) await send({ subject: `Soru ${count}` }, ctx);
  await send({ subject: 'Soru 4' }, ctx);
  const sixth = send({ subject: 'Soru 5' }, ctx);
  await expect(sixth).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) });
  await expect(send({ subject: 'Soru 5' })).resolves.toBeDefined();
  expect(await ContactMessageModel.countDocuments()).toBe(6);
});

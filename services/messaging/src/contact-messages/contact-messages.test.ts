import { lastSeq, recordListing } from '@practice/service-kit';
import { callRoute, contextFor, eventsSince, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { changeNotification } from '../notifications/change-notification.ts';
import { deleteNotification } from '../notifications/delete-notification.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { contactInput } from '../testing/contact-messages.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { assignContactMessage } from './assign-contact-message.ts';
import { bulkDeleteContactMessages } from './bulk-delete-contact-messages.ts';
import { bulkSetContactSpam } from './bulk-set-contact-spam.ts';
import { bulkSetContactStatus } from './bulk-set-contact-status.ts';
import { countContactMessages } from './count-contact-messages.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { setContactSpam } from './set-contact-spam.ts';
import { setContactStatus } from './set-contact-status.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const send = (overrides: object = {}) => sendContactMessage(contextFor('anonymous'), contactInput(overrides));
const subjects = async (filter: object) => (await listContactMessages(staff, filter)).items.map((each) => each.subject);

describe('the list', () => {
  it('has the newest first, in pages', async () => {
    for (const subject of ['Bir', 'İki', 'Üç']) await send({ subject });
    expect(await subjects({})).toEqual(['Üç', 'İki', 'Bir']);
    expect(await subjects({ page: 2, pageSize: 2 })).toEqual(['Bir']);
    expect((await listContactMessages(staff, { page: 2, pageSize: 2 })).total).toBe(3);
  });

  it('is in the audit log with the number of its messages, and all at once as an export', async () => {
    const reader = contextFor('user', { actor: { ...staff.actor, userId: 'reader-of-messages' } });
    const before = await lastSeq();
    await listContactMessages(reader, {});
    for (const subject of ['Bir', 'İki', 'Üç']) await send({ subject });
    await listContactMessages(reader, { page: 1, pageSize: 2 });
    await listContactMessages(reader, {});
    const listed = (await eventsSince(before)).flatMap(({ type, payload }) =>
      type === 'audit.recorded' ? [[payload.action, payload.changedFields]] : [],
    );
    expect(listed).toEqual([
      ['contact-messages.listed', ['records:2']],
      ['contact-messages.listed-whole', ['records:3']],
    ]);
  });

  it('counts for each of its filters when it is read page by page', async () => {
    const reader = contextFor('user', { actor: { ...staff.actor, userId: 'reader-of-filters' } });
    await send({ subject: 'Bir' });
    const before = await lastSeq();
    const others = { records: 'contact-messages', entity: 'contact-message', count: 498, part: { skip: 'others' } };
    await recordListing(reader, others);
    for (const search of [null, null, 'elif']) await listContactMessages(reader, { page: 1, search });
    expect((await eventsSince(before)).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ action: 'contact-messages.listed-many', changedFields: ['records:500'] }),
    );
  });

  it('finds any part of name and e-mail by Turkish rules, and one status alone', async () => {
    const { id } = await send({ name: 'Işıl Şen', subject: 'Ücret' });
    await send({ email: 'mert@ornek.example', subject: 'Saatler' });
    expect(await subjects({ search: 'IŞIL' })).toEqual(['Ücret']);
    expect(await subjects({ search: 'ert@orn' })).toEqual(['Saatler']);
    // Subjects are encrypted.
    expect(await subjects({ search: 'saat' })).toEqual([]);
    expect(await subjects({ search: '.*' })).toEqual([]);
    await setContactStatus(staff, { id, status: 'replied' });
    expect(await subjects({ status: 'replied' })).toEqual(['Ücret']);
  });

  it('is the same through REST and GraphQL', async () => {
    await send();
    const fields =
      'id name email subject contactType message status isSpam assigneeId consent { legalTextVersion } contactWithdrawnAt createdAt';
    const { data } = await queryService(service, staff, `{ contactMessages { total items { ${fields} } } }`);
    const { body, headers } = await callRoute(service, staff, 'GET /api/contacts', { query: { page: '1' } });
    expect(headers).toMatchObject({ 'x-total-count': '1' });
    const [{ contact_type: _, ...record } = {}] = body as Record<string, unknown>[];
    expect(data?.contactMessages).toEqual({
      total: 1,
      items: [{ ...record, consent: { legalTextVersion: '2026-11-20' } }],
    });
  });
});

describe('staff', () => {
  it('mark a message as spam: it leaves list and counts, keeps its status, and comes back', async () => {
    const { id } = await send({ subject: 'Reklam' });
    await send({ subject: 'Ücret' });
    await setContactStatus(staff, { id, status: 'read' });
    await setContactSpam(staff, { id, isSpam: true });
    expect(await subjects({})).toEqual(['Ücret']);
    expect(await subjects({ isSpam: 'true' })).toEqual(['Reklam']);
    expect(await countContactMessages(staff)).toEqual({
      total: 1,
      unread: 1,
      read: 0,
      replied: 0,
      archived: 0,
      spam: 1,
    });
    expect(await setContactSpam(staff, { id, isSpam: false })).toMatchObject({ isSpam: false, status: 'read' });
    expect(await subjects({})).toEqual(['Ücret', 'Reklam']);
  });

  it('give a message to an active user, or to no one', async () => {
    const { id } = await send({ subject: 'Ücret' });
    expect(await assignContactMessage(staff, { id, userId: 'u1' })).toMatchObject({ assigneeId: 'u1' });
    expect(await subjects({ assigneeId: 'u1' })).toEqual(['Ücret']);
    const refused = (userId: string) =>
      assignContactMessage(staff, { id, userId }).catch((error) => error.errors[0]?.message);
    expect(await refused('u2')).toBe('Bu kullanıcı artık etkin değil.');
    expect(await refused('u3')).toBe('Bu kullanıcı bulunamadı.');
    expect(await assignContactMessage(staff, { id, userId: null })).toMatchObject({ assigneeId: null });
  });

  it('are notified of a message that others give them, alone, until another user has it', async () => {
    const { id } = await send({ subject: 'Ücret' });
    const as = (userId: string) => {
      const ctx = contextFor('user');
      return { ...ctx, actor: { ...ctx.actor, userId } };
    };
    const bells = () => Promise.all(['u1', 'u4', 'user-id'].map((userId) => listNotifications(as(userId), {})));
    stubs.staff.push({ id: 'u4', username: 'deniz', email: null, role: 'user', isActive: true });
    await assignContactMessage(staff, { id, userId: 'u1' });
    const [first, ...others] = await bells();
    expect(first).toMatchObject([
      {
        title: 'Bir mesaj size atandı',
        message: `Elif Yıldız: Genel bilgi. Atayan: ${staff.actor.username}.`,
        metadata: { contactMessageId: id },
        userId: 'u1',
      },
    ]);
    expect(others).toEqual([[], []]);
    const own = first?.[0]?.id ?? '';
    await expect(changeNotification(as('u4'), { id: own, isRead: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteNotification(as('u4'), { id: own })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await assignContactMessage(as('u1'), { id, userId: 'u4' });
    expect((await bells()).map(({ length }) => length)).toEqual([0, 1, 0]);
    await assignContactMessage(as('u1'), { id, userId: 'u1' });
    expect((await bells()).map(({ length }) => length)).toEqual([0, 0, 0]);
    await assignContactMessage(staff, { id, userId: 'u4' });
    await bulkDeleteContactMessages(contextFor('moderator'), { ids: [id] });
    expect((await bells()).map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('mark several as spam, and take the mark away', async () => {
    const [{ id }, { id: other }] = [await send({ subject: 'Reklam' }), await send({ subject: 'İlan' })];
    expect(await bulkSetContactSpam(staff, { ids: [id, other, 'none'], isSpam: true })).toMatchObject({
      updatedCount: 2,
      results: [{ ok: true }, { ok: true }, { ok: false, code: 'NOT_FOUND' }],
    });
    expect(await subjects({})).toEqual([]);
    await bulkSetContactSpam(staff, { ids: [other], isSpam: false });
    expect(await subjects({})).toEqual(['İlan']);
  });

  it('set the status of one, and open screens hear of it; the same status changes nothing', async () => {
    const { id } = await send();
    const before = await lastSeq();
    await setContactStatus(staff, { id, status: 'read' });
    expect(await setContactStatus(staff, { id, status: 'read' })).toMatchObject({ status: 'read' });
    const events = (await eventsSince(before)).map(({ type }) => type);
    expect(events).toEqual(['contact-message.changed', 'audit.recorded']);
  });

  it('set the status of several, and delete several, each by itself', async () => {
    const { id } = await send();
    expect(await bulkSetContactStatus(staff, { ids: [id, 'none'], status: 'archived' })).toMatchObject({
      updatedCount: 1,
      results: [
        { id, ok: true },
        { id: 'none', ok: false, code: 'NOT_FOUND' },
      ],
    });
    const deleted = await bulkDeleteContactMessages(contextFor('moderator'), { ids: [id, 'none'] });
    expect(deleted).toMatchObject({ deletedCount: 1, updatedCount: 0 });
    expect((await listContactMessages(staff, {})).total).toBe(0);
  });
});

import { addDays, notificationRecord, today } from '@practice/contracts';
import { lastSeq, setPublicUrl, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longDate } from '../formatting/long-date.ts';
import { createService } from '../server.ts';
import { handleEvents, request } from '../testing/requests.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { createNotification } from './create-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { NotificationModel } from './notification.model.ts';
import { notifyOfRequest } from './notify-of-request.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();

beforeEach(() => setPublicUrl('https://ardic.example'));
afterEach(() => setPublicUrl(undefined));

const createdSince = async (seq: number) =>
  (await eventsSince(seq)).filter((event) => event.type === 'notification.created');

describe("a parent's request", () => {
  it('notifies staff once, with a sentence and a link', async () => {
    const before = await lastSeq();
    await request(service, stubs);
    const notifications = await listNotifications(contextFor('user'), {});
    expect(notifications).toMatchObject([
      {
        type: 'appointment',
        category: 'appointments',
        priority: 'high',
        title: 'Yeni randevu talebi',
        message: `Elif Yıldız, Ada Yıldız için randevu istiyor: ${longDate(addDays(today(), 3))}, saat 10:00. Hizmet: Oyun Terapisi.`,
        actionUrl: 'https://ardic.example/admin#appointments?id=a1',
        isRead: false,
        isArchived: false,
        metadata: { appointmentId: 'a1' },
        userId: null,
      },
    ]);
    notificationRecord.strict().parse(notifications[0]);
    expect(await createdSince(before)).toMatchObject([{ payload: { notificationId: notifications[0]?.id } }]);
  });

  it('has no link where the public URL is unknown', async () => {
    await request(service, stubs);
    setPublicUrl(undefined);
    expect(await listNotifications(contextFor('user'), {})).toMatchObject([{ actionUrl: null }]);
  });

  it('has nothing clinical', async () => {
    await request(service, stubs, { notes: 'Gizli kalması gereken bir not.' });
    expect(JSON.stringify(await NotificationModel.find().lean())).not.toContain('Gizli');
  });

  it('is removed by itself after half a year', async () => {
    await request(service, stubs);
    const [notification] = await listNotifications(contextFor('user'), {});
    const days = (Date.parse(notification?.expiresAt ?? '') - Date.parse(notification?.timestamp ?? '')) / 86_400_000;
    expect(days).toBe(180);
    expect(await NotificationModel.collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it('notifies once although it is handled again', async () => {
    const before = await lastSeq();
    await request(service, stubs);
    await withTransaction((session) =>
      notifyOfRequest(session, { appointment: appointment(), serviceTitle: 'Oyun Terapisi' }),
    );
    await handleEvents(service);
    expect(await NotificationModel.countDocuments()).toBe(1);
    expect(await createdSince(before)).toHaveLength(1);
  });

  it('does not notify when the appointment was deleted meanwhile', async () => {
    const record = appointment();
    await request(service, { ...stubs, appointments: new Map() });
    expect(stubs.appointments.has(record.id)).toBe(false);
    expect(await NotificationModel.countDocuments()).toBe(0);
  });

  it('names the service by its slug when it is unknown', async () => {
    await request(service, stubs, { serviceType: 'eski-hizmet' });
    expect((await listNotifications(contextFor('user'), {}))[0]?.message).toContain('Hizmet: eski-hizmet.');
  });
});

describe('the list', () => {
  const put = (key: string, overrides: object = {}) =>
    withTransaction((session) =>
      createNotification(session, {
        key,
        type: 'info',
        title: key,
        message: 'Bir ileti',
        category: 'system',
        priority: 'low',
        actionUrl: null,
        actionLabel: null,
        metadata: null,
        ...overrides,
      }),
    );
  const titles = async (input: object = {}, ctx = contextFor('user')) =>
    (await listNotifications(ctx, input)).map(({ title }) => title);
  beforeEach(async () => {
    for (const key of ['bir', 'iki', 'üç']) await put(key);
    await NotificationModel.updateOne({ key: 'bir' }, { createdAt: new Date(Date.now() - 60_000) });
    await NotificationModel.updateOne({ key: 'üç' }, { createdAt: new Date(Date.now() + 60_000) });
  });

  it.each(['user', 'moderator', 'admin'] as const)(
    'is newest first for %s, up to the requested length',
    async (role) => {
      expect(await titles({}, contextFor(role))).toEqual(['üç', 'iki', 'bir']);
      expect(await titles({ limit: '2' }, contextFor(role))).toEqual(['üç', 'iki']);
    },
  );

  it('is refused to visitors', async () => {
    await expect(titles({}, contextFor('anonymous'))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([[0], [1001], ['çok'], [1.5]])('refuses %j as its length', async (limit) => {
    await expect(titles({ limit })).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'limit' }] });
  });

  it('is empty when there is nothing', async () => {
    await NotificationModel.deleteMany({});
    expect(await titles()).toEqual([]);
  });

  it('stores what was read and archived for each person separately', async () => {
    const [ayse, can] = [contextFor('user'), contextFor('admin')];
    await NotificationModel.updateOne({ key: 'bir' }, { readBy: ['user-id'] });
    await NotificationModel.updateOne({ key: 'iki' }, { archivedBy: ['user-id'], readBy: ['user-id'] });
    expect(await titles({}, ayse)).toEqual(['üç', 'bir']);
    expect(await titles({ filter: 'unread' }, ayse)).toEqual(['üç']);
    expect(await titles({ filter: 'read' }, ayse)).toEqual(['bir']);
    expect(await titles({ filter: 'archived' }, ayse)).toEqual(['iki']);
    expect(await titles({ filter: 'unread' }, can)).toEqual(['üç', 'iki', 'bir']);
    expect((await listNotifications(ayse, { filter: 'archived' }))[0]).toMatchObject({
      isRead: true,
      isArchived: true,
    });
    expect((await listNotifications(can, {}))[1]).toMatchObject({ title: 'iki', isRead: false, isArchived: false });
  });

  it('is searched by Turkish rules, and a pattern is taken literally', async () => {
    await put('IŞIK Öğretmen', { message: 'Randevu (10:00)' });
    expect(await titles({ search: 'ışık öğretmen' })).toEqual(['IŞIK Öğretmen']);
    expect(await titles({ search: 'isik ogretmen' })).toEqual(['IŞIK Öğretmen']);
    expect(await titles({ search: '(10:00)' })).toEqual(['IŞIK Öğretmen']);
    expect(await titles({ search: '.*' })).toEqual([]);
  });
});

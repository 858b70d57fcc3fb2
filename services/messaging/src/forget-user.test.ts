import { database, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { ContactMessageModel } from './contact-messages/contact-message.model.ts';
import { forgetSoundAndNotifications, forgetUser } from './forget-user.ts';
import { setNotificationSound } from './notification-settings/set-notification-sound.ts';
import { NotificationModel } from './notifications/notification.model.ts';
import { createService } from './server.ts';
import { useStubServices } from './testing/stub-services.ts';

useTestDatabase([createService()]);
useStubServices();

const sound = { base64: Buffer.concat([Buffer.from('ID3'), Buffer.alloc(32)]).toString('base64') };

it('a deleted user leaves no settings, sound, notifications or messages, and other users keep theirs', async () => {
  const [gone, other] = [contextFor('user'), contextFor('admin')];
  const id = gone.actor.userId ?? '';
  for (const ctx of [gone, other]) await setNotificationSound(ctx, sound);
  await ContactMessageModel.collection.insertMany([{ assigneeId: id }, { assigneeId: other.actor.userId }] as never);
  const notification = { type: 'new_contact', title: 'Yeni mesaj', expiresAt: new Date(Date.now() + 86_400_000) };
  const ofBoth = Array.from({ length: 3 }, (_, number) => ({
    ...notification,
    key: `contact:${number}`,
    userId: number === 0 ? other.actor.userId : id,
  }));
  await NotificationModel.collection.insertMany(ofBoth as never);
  // As after a crash in between: what is gone already is no fault.
  for (const _ of [1, 2]) {
    await forgetSoundAndNotifications(id);
    await withTransaction((session) => forgetUser(session, id));
  }
  const settings = database().collection<{ _id: string }>('notification_settings');
  expect((await settings.find().toArray()).map(({ _id }) => _id)).toEqual([other.actor.userId]);
  expect(await database().collection('sounds.files').countDocuments()).toBe(1);
  expect((await NotificationModel.find().lean()).map(({ userId }) => userId)).toEqual([other.actor.userId]);
  const assignees = (await ContactMessageModel.find().lean()).map(({ assigneeId }) => assigneeId);
  expect(assignees).toEqual([null, other.actor.userId]);
});

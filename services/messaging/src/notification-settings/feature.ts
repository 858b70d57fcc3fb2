import {
  notificationSettingsRecord,
  notificationSoundInput,
  notificationTest,
  updateNotificationSettingsInput,
  uploadedSound,
  uploadSoundInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route, scanProblems } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { NotificationDigestModel } from './digest/notification-digest.model.ts';
import { testNotificationEmail } from './digest/test-notification-email.ts';
import { getNotificationSettings } from './get-notification-settings.ts';
import { NotificationSettingsModel } from './notification-settings.model.ts';
import { removeNotificationSound } from './remove-notification-sound.ts';
import { setNotificationSound } from './set-notification-sound.ts';
import { updateNotificationSettings } from './update-notification-settings.ts';
import { uploadSound } from './upload-sound.ts';

const resolvers: Resolvers = {
  Query: {
    notificationSettings: (_, _input, ctx) => getNotificationSettings(ctx),
  },
  Mutation: {
    updateNotificationSettings: (_, { input }, ctx) => updateNotificationSettings(ctx, input),
    setNotificationSound: (_, { input }, ctx) => setNotificationSound(ctx, input),
    removeNotificationSound: (_, _input, ctx) => removeNotificationSound(ctx),
    testNotificationEmail: (_, _input, ctx) => testNotificationEmail(ctx),
  },
};

const routes: Route[] = [
  get('/api/notifications/settings', (ctx) => getNotificationSettings(ctx), {
    summary: "The caller's notification settings.",
    response: notificationSettingsRecord,
  }),
  put('/api/notifications/settings', updateNotificationSettings, {
    summary: "Changes the caller's notification settings; what is not sent stays.",
    body: updateNotificationSettingsInput,
    response: notificationSettingsRecord,
  }),
  put('/api/notifications/settings/sound', setNotificationSound, {
    summary: 'Gives the caller a sound of their own for new notifications: MP3, WAV, OGG, FLAC or M4A of at most 5 MB.',
    body: notificationSoundInput,
    response: notificationSettingsRecord,
    problems: ['UNSUPPORTED_MEDIA_TYPE', ...scanProblems],
  }),
  post('/api/upload/sound', uploadSound, {
    summary: 'The same as a file; the sound is played from /uploads/sounds/{filename}.',
    body: uploadSoundInput,
    multipart: ['sound'],
    response: uploadedSound,
    status: 201,
    problems: ['UNSUPPORTED_MEDIA_TYPE', ...scanProblems],
  }),
  del('/api/notifications/settings/sound', (ctx) => removeNotificationSound(ctx), {
    summary: "The caller's own sound goes, and the default is back.",
    response: notificationSettingsRecord,
  }),
  post('/api/notifications/test-email', (ctx) => testNotificationEmail(ctx), {
    summary: "Sends an e-mail as the settings send it to the caller's own address.",
    response: notificationTest,
  }),
];

export const notificationSettings: Feature = {
  models: [NotificationDigestModel, NotificationSettingsModel],
  resolvers,
  routes,
};

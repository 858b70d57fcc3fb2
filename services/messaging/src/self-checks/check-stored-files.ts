import { inTurn, references, type SelfCheck, storedFiles } from '@practice/service-kit';
import { NotificationSettingsModel } from '../notification-settings/notification-settings.model.ts';
import { SOUNDS_BUCKET } from '../notification-settings/sound-bucket.ts';

/** Whether sounds of users have all of their content, and those that are chosen are there. */
export const checkStoredFiles: SelfCheck = inTurn(
  storedFiles(SOUNDS_BUCKET),
  references({
    from: NotificationSettingsModel,
    field: 'soundId',
    to: { collection: { collectionName: `${SOUNDS_BUCKET}.files` } },
    key: 'filename',
    sentence: 'Bir kullanıcının seçtiği bildirim sesi yok.',
  }),
);

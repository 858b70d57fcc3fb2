import { readLeadHours } from '../lead-hours.ts';
import { fullHours, type reminderSettings } from './reminders.ts';
import { selectField } from './select-field.ts';
import type { SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

const hours = Object.fromEntries(fullHours.map((hour) => [hour, hour]));

/** Edited on the screen of the e-mail settings. */
export const reminderGroup: SettingGroup<typeof reminderSettings> = {
  category: 'email',
  isPublic: false,
  form: {
    title: 'Randevu hatırlatmaları',
    shownAt: { name: 'Gönderilen e-postalar', path: '/admin' },
    fields: {
      email_appointment_reminders: switchField(
        'Hatırlatma e-postaları',
        'Kapalıyken hiçbir hatırlatma e-postası gönderilmez; randevudan elle gönderilenler de.',
      ),
      appointment_reminder_enabled: switchField(
        'Kendiliğinden hatırlat',
        'Açıkken onaylı her randevudan önce kendiliğinden gönderilir. Kapalıyken yalnızca randevudan elle gönderilebilir.',
      ),
      appointment_reminder_lead_hours: {
        label: 'Randevudan kaç saat önce',
        maxLength: 40,
        hint: 'Bir ya da virgülle ayrılmış en çok beş sayı, 1 ile 720 arasında: 72, 24, 2 gibi. Boşsa 24.',
        formatProblem: '1 ile 720 arasında, virgülle ayrılmış en çok beş sayı yazın: 72, 24, 2 gibi',
        preview: { look: 'detail' },
        store: readLeadHours,
      },
      appointment_reminder_quiet_start: selectField('Sessiz saatlerin başı', hours, {
        hint: 'Sessiz saatlere denk gelen hatırlatma, sessiz saatler bitince gider; randevuya bir saatten az kalacaksa, başlamadan bir saat önce.',
      }),
      appointment_reminder_quiet_end: selectField('Sessiz saatlerin sonu', hours, {
        hint: 'Başı ve sonu aynıysa sessiz saat yoktur.',
      }),
    },
  },
};

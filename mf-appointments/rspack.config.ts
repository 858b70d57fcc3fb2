import { defineRemote } from '@practice/tooling/rspack';

export default defineRemote({
  name: 'mf-appointments',
  dir: import.meta.dirname,
  port: 3002,
  permission: 'appointment:read',
  sections: [
    {
      key: 'appointments',
      title: 'Randevular',
      description: 'Randevu talepleri, durumları ve kayıtları',
      group: 'Randevular',
      icon: 'calendar-check',
      permission: 'appointment:read',
      order: 1,
    },
  ],
});

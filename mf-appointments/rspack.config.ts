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
    {
      key: 'services',
      title: 'Hizmetler',
      description: 'Sunulan hizmetler ve sıraları',
      group: 'İçerik',
      icon: 'heart-handshake',
      permission: 'therapy-service:write',
      order: 5,
    },
  ],
});

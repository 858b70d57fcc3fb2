import type { SettingGroup, Settings } from './setting.ts';

export const bookingRequestSettings = {
  // How many days ahead parents may ask for a time.
  booking_horizon_days: { type: 'number', default: '120', limits: [7, 730] },
  // How many requests of one person may wait for an answer at once.
  booking_max_open_requests: { type: 'number', default: '3', limits: [1, 20] },
} satisfies Settings;

export const bookingRequestGroup: SettingGroup<typeof bookingRequestSettings> = {
  category: 'general',
  isPublic: true,
  internal: ['booking_max_open_requests'],
  form: {
    title: 'Randevu talepleri',
    shownAt: { name: 'Randevu takvimi', path: '/randevu' },
    fields: {
      booking_horizon_days: {
        label: 'Kaç gün sonrasına kadar randevu alınabilir',
        type: 'number',
        hint: '7 ile 730 gün arasında; boşsa 120 gün.',
        preview: { look: 'detail' },
      },
      booking_max_open_requests: {
        label: 'Bir ailenin bekleyen en çok talebi',
        type: 'number',
        hint: '1 ile 20 arasında; boşsa 3.',
        preview: { look: 'detail' },
      },
    },
  },
};

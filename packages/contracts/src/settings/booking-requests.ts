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
        label: 'Randevu ufku (gün)',
        type: 'number',
        hint: 'Kaç gün sonrasına kadar randevu istenebilir: 7 ile 730 arasında; boşsa 120.',
        preview: { look: 'detail' },
      },
      booking_max_open_requests: {
        label: 'Bekleyen talep sınırı',
        type: 'number',
        hint: 'Bir ailenin aynı anda yanıt bekleyebilecek talepleri: 1 ile 20 arasında; boşsa 3.',
        preview: { look: 'detail' },
      },
    },
  },
};

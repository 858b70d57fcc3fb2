import type { SettingGroup, Settings } from './setting.ts';
import { switchField } from './switch-field.ts';

export const maintenanceSettings = {
  // Visitors get a page that says so; staff see the site.
  maintenance_mode: { type: 'boolean', default: 'false' },
} satisfies Settings;

export const maintenanceGroup: SettingGroup<typeof maintenanceSettings> = {
  category: 'general',
  isPublic: false,
  form: {
    title: 'Bakım',
    shownAt: { name: 'Sitenin her sayfasında', path: '/' },
    fields: {
      maintenance_mode: switchField(
        'Bakım modu',
        'Açıkken ziyaretçiler sitenin yerine telefonunuzu da gösteren bir bakım sayfası görür. Giriş yapmış çalışanlar siteyi görmeye devam eder.',
        {
          consequences: {
            true: 'Site ziyaretçilere kapanır: sayfalar görülemez, randevu istenemez. Siz giriş yaptığınız için siteyi açık görürsünüz.',
          },
        },
      ),
    },
  },
};

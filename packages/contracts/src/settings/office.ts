import { mapAddress } from '../contact-links.ts';
import { sharedMapProblem } from './map-embed.ts';
import type { SettingGroup, Settings } from './setting.ts';

export const officeSettings = {
  office_address_display: { default: '' },
  office_map_embed: { default: '', read: mapAddress },
  working_hours_note: { default: '' },
  emergency_contact_note: { default: '' },
  parking_info: { default: '' },
  public_transport_info: { default: '' },
} satisfies Settings;

export const officeGroup: SettingGroup<typeof officeSettings> = {
  category: 'contact',
  isPublic: true,
  form: {
    title: 'Ofis',
    shownAt: { name: 'Ana sayfada iletişim', path: '/#iletisim' },
    fields: {
      office_address_display: {
        label: 'Görünen ofis adresi',
        type: 'textarea',
        maxLength: 500,
        preview: { look: 'detail', order: 0 },
      },
      office_map_embed: {
        label: 'Harita yerleştirme adresi',
        type: 'url',
        maxLength: 1000,
        hint: 'Google Haritalar’da yerinizi açın, “Paylaş” altındaki “Harita yerleştir” sekmesinden kodu (<iframe …>) kopyalayıp buraya yapıştırın.',
        preview: { look: 'detail', order: 5 },
        store: mapAddress,
        problem: sharedMapProblem,
      },
      working_hours_note: {
        label: 'Çalışma saatleri notu',
        type: 'textarea',
        maxLength: 200,
        preview: { look: 'detail', order: 3 },
      },
      emergency_contact_note: {
        label: 'Acil durum notu',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'detail', order: 4 },
      },
      parking_info: {
        label: 'Otopark bilgisi',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'detail', order: 2 },
      },
      public_transport_info: {
        label: 'Toplu taşıma bilgisi',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'detail', order: 1 },
      },
    },
  },
};

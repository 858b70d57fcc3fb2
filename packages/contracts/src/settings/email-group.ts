import type { emailSettings, practiceEmailSettings } from './email.ts';
import type { FormField, SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

const field = (label: string, rest: Partial<FormField> = {}): FormField => ({
  label,
  maxLength: 200,
  preview: { look: 'detail' },
  ...rest,
});

const shownAt = { name: 'Gönderilen e-postalar', path: '/admin' };

/** Edited on the screen of the e-mail settings. In a file of its own: pages of the site need none of this. */
export const emailGroup: SettingGroup<typeof emailSettings> = {
  category: 'email',
  isPublic: false,
  secrets: ['smtp_pass'],
  form: {
    title: 'E-posta sunucusu',
    shownAt,
    fields: {
      email_enabled: switchField(
        'E-posta gönderimi',
        'Kapalıyken ailelere giden e-postalar atlanır, açınca da gönderilmez; davetler ve yanıtlar sırada bekler.',
        {
          consequences: {
            false:
              'Ailelere ve size hiçbir e-posta gönderilmez; bu arada ailelere gidecek olanlar açınca da gönderilmez.',
          },
        },
      ),
      smtp_host: field('SMTP sunucusu', {
        hint: 'Örneğin smtp.gmail.com',
        formatProblem: 'Sunucunun adını smtp.ornek.com gibi yazın',
      }),
      smtp_port: {
        label: 'Port',
        type: 'number',
        hint: 'Çoğu sunucuda 587; SSL/TLS ile 465.',
        preview: { look: 'detail' },
      },
      smtp_secure: switchField(
        'Bağlantı baştan şifreli (SSL/TLS)',
        '465 numaralı portta açık, 587 numaralı portta kapalı: orada bağlantı STARTTLS ile şifrelenir.',
      ),
      smtp_user: field('Kullanıcı adı', { hint: 'Çoğu sunucuda e-posta adresinizin tamamı.' }),
      smtp_pass: field('Şifre', {
        type: 'password',
        hint: 'Kayıtlı şifre gösterilmez. Boş bırakırsanız değişmez.',
      }),
      email_from: field('Gönderen', {
        hint: 'Adres ya da “Ad <adres>”; boşsa kullanıcı adı.',
        formatProblem: 'Bir e-posta adresi ya da “Ad <adres>” yazın',
      }),
    },
  },
};

export const practiceEmailGroup: SettingGroup<typeof practiceEmailSettings> = {
  category: 'email',
  isPublic: false,
  form: {
    title: 'Muayenehaneye gönderilenler',
    shownAt,
    fields: {
      email_admin_notifications: switchField(
        'Randevu talepleri',
        'Yeni bir randevu talebi geldiğinde muayenehaneye e-posta gönderilir.',
      ),
      email_contact_notifications: switchField(
        'İletişim mesajları',
        'Siteden yeni bir mesaj geldiğinde muayenehaneye e-posta gönderilir.',
      ),
    },
  },
};

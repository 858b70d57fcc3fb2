import {
  type TemplateVariableName,
  templateVariableNames,
  templateVariables,
  type VariableScope,
} from './email-template-variables.ts';
import type { EmailTemplateCategory } from './email-templates.ts';

type BuiltInTemplate = {
  name: string;
  category: EmailTemplateCategory;
  /** To whom it goes and when, a sentence. */
  purpose: string;
  scopes: readonly VariableScope[];
  /** Sets of variables of which its content has to have one whole: without them the e-mail would say nothing. */
  requires?: readonly (readonly TemplateVariableName[])[];
  /** Why it cannot be switched off here; one without it can. */
  alwaysOn?: string;
};

const TIME: BuiltInTemplate['requires'] = [['appointmentDetails'], ['appointmentDate', 'appointmentTime']];
const ELSEWHERE = 'E-posta Ayarları bölümünün';

/** What the product's own e-mails are called, what they need and which can be switched off; their texts are the server's. */
const templates = {
  'request-received': {
    name: 'Talep alındı',
    category: 'appointment',
    purpose: 'Randevu talebi gelince veliye gider.',
    scopes: ['practice', 'family', 'appointment'],
    requires: TIME,
  },
  confirmation: {
    name: 'Randevu onayı',
    category: 'appointment',
    purpose: 'Randevu onaylanınca ya da elle gönderilince veliye gider.',
    scopes: ['practice', 'family', 'appointment', 'status'],
    requires: TIME,
  },
  cancellation: {
    name: 'Randevu iptali',
    category: 'appointment',
    purpose: 'Randevu iptal edilince ya da elle gönderilince veliye gider.',
    scopes: ['practice', 'family', 'appointment', 'status'],
    requires: TIME,
  },
  reminder: {
    name: 'Randevu hatırlatması',
    category: 'appointment',
    purpose: 'Randevudan önce kendiliğinden ya da elle veliye gider.',
    scopes: ['practice', 'family', 'appointment', 'reminder'],
    requires: TIME,
    alwaysOn: `Hatırlatmalar ${ELSEWHERE} Hatırlatmalar sekmesinden kapatılır.`,
  },
  rescheduled: {
    name: 'Randevu saati değişti',
    category: 'appointment',
    purpose: 'Onaylı bir randevunun saati değişip haber verilmesi seçilince veliye gider.',
    scopes: ['practice', 'family', 'appointment', 'move'],
    requires: TIME,
    alwaysOn: 'Bu e-posta yalnızca saat değiştirilirken siz seçince gider.',
  },
  'practice-notification': {
    name: 'Yeni randevu talebi',
    category: 'system',
    purpose: 'Randevu talebi gelince muayenehaneye gider.',
    scopes: ['practice', 'appointment', 'staff', 'panel'],
    requires: TIME,
    alwaysOn: `Bu bildirim ${ELSEWHERE} Bildirimler sekmesinden kapatılır.`,
  },
  'contact-received': {
    name: 'Mesaj alındı',
    category: 'system',
    purpose: 'İletişim formundan mesaj gelince gönderene gider.',
    scopes: ['practice', 'family', 'sender'],
  },
  'contact-notification': {
    name: 'Yeni mesaj bildirimi',
    category: 'system',
    purpose: 'İletişim formundan mesaj gelince muayenehaneye gider.',
    scopes: ['practice', 'sender', 'contact', 'staff', 'panel'],
    requires: [['panelLink']],
    alwaysOn: `Bu bildirim ${ELSEWHERE} Bildirimler sekmesinden kapatılır.`,
  },
  'contact-reply': {
    name: 'Mesaj yanıtı',
    category: 'system',
    purpose: 'Bir mesaja yazdığınız yanıtla gönderene gider.',
    scopes: ['practice', 'sender', 'reply', 'text'],
    requires: [['message']],
    alwaysOn: 'Bu e-posta yalnızca siz yanıt yazınca gider.',
  },
  'notification-digest': {
    name: 'Bildirimler',
    category: 'system',
    purpose: 'Bildirimlerini e-postayla da isteyen kullanıcılara gider.',
    scopes: ['practice', 'staff', 'panel', 'digest'],
    requires: [['notificationList']],
    alwaysOn: 'Her kullanıcı bu e-postayı kendi bildirim ayarlarından kapatır.',
  },
  'url-health-alert': {
    name: 'Adres hataları uyarısı',
    category: 'system',
    purpose: 'Sitenin adreslerinde yeni sorun bulununca muayenehaneye gider.',
    scopes: ['practice', 'staff', 'panel', 'faults'],
    requires: [['faultList']],
    alwaysOn: 'Bu uyarı URL Yönetimi bölümünün Sağlık Kontrolü sekmesinden kapatılır.',
  },
  'admin-alert': {
    name: 'Yönetici uyarısı',
    category: 'security',
    purpose: 'Alınamayan yedek gibi önemli bir olayda yöneticilere, yalnızca bir kullanıcıyı ilgilendirende ona gider.',
    scopes: ['practice', 'staff', 'panel', 'alert', 'text'],
    requires: [['message']],
    alwaysOn: 'Güvenlik e-postaları kapatılamaz: yöneticiler önemli bir olayı duymamış olur.',
  },
  invitation: {
    name: 'Davet',
    category: 'security',
    purpose: 'Yeni bir kullanıcı eklenince ona gider.',
    scopes: ['practice', 'staff', 'password'],
    requires: [['resetLink']],
    alwaysOn: 'Güvenlik e-postaları kapatılamaz: davet edilen kullanıcı şifresini belirleyemez.',
  },
  'password-reset': {
    name: 'Şifre sıfırlama',
    category: 'security',
    purpose: 'Şifresini unutan kullanıcıya gider.',
    scopes: ['practice', 'staff', 'password'],
    requires: [['resetLink']],
    alwaysOn: 'Güvenlik e-postaları kapatılamaz: şifresini unutan kullanıcı giriş yapamaz.',
  },
} as const satisfies Record<string, BuiltInTemplate>;

export type BuiltInTemplateKey = keyof typeof templates;
export const builtInTemplates: Record<BuiltInTemplateKey, BuiltInTemplate> = templates;
export const builtInTemplateKeys = Object.keys(templates) as BuiltInTemplateKey[];

/** Whether an id is that of a template of the product itself. */
export function isBuiltInTemplate(id: string): id is BuiltInTemplateKey {
  return Object.hasOwn(templates, id);
}

/** Of templates that staff make: those about an appointment are sent by hand, to its parent. */
const scopesByCategory: Record<EmailTemplateCategory, readonly VariableScope[]> = {
  appointment: ['practice', 'family', 'appointment', 'by-hand'],
  marketing: ['practice', 'family', 'appointment', 'by-hand'],
  system: ['practice', 'staff'],
  security: ['practice', 'staff'],
};

/** The variables that have a value in a template: by its id for a built-in one, else by its category. */
export function variablesFor({ id, category }: { id: string | null; category: EmailTemplateCategory }) {
  const scopes = id && isBuiltInTemplate(id) ? builtInTemplates[id].scopes : scopesByCategory[category];
  return templateVariableNames.filter((name) => scopes.includes(templateVariables[name].scope));
}

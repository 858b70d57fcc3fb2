import { type ErasedKind, erasedKindLabels } from './retention.ts';
import { settingDefinitions } from './settings/all-settings.ts';

/** Names of fields that entries of the audit log list, in Turkish. */
const labels: Readonly<Record<string, string>> = {
  address: 'Adres',
  adminNotes: 'Yönetici notu',
  altText: 'Alternatif metin',
  answer: 'Cevap',
  appointmentDate: 'Tarih',
  appointmentEndTime: 'Bitiş saati',
  appointmentTime: 'Başlangıç saati',
  assigneeId: 'Sorumlu',
  category: 'Kategori',
  categoryId: 'Kategori',
  channel: 'Geliş yolu',
  childBirthDate: 'Çocuğun doğum tarihi',
  childGender: 'Çocuğun cinsiyeti',
  childName: 'Çocuğun adı',
  closedAt: 'Kapanış zamanı',
  closedBy: 'Kapatan',
  content: 'İçerik',
  csv: 'CSV dosyası',
  date: 'Tarih',
  dayOfWeek: 'Gün',
  details: 'Ayrıntılar',
  description: 'Açıklama',
  duration: 'Süre',
  email: 'E-posta',
  endDate: 'Bitiş tarihi',
  endTime: 'Bitiş saati',
  excerpt: 'Özet',
  expiresAt: 'Son gün',
  features: 'Özellikler',
  fee: 'Ücret',
  fromUrl: 'Eski adres',
  icon: 'Simge',
  identityCheck: 'Kimlik doğrulaması',
  identityCheckedAt: 'Kimliğin doğrulandığı zaman',
  identityCheckedBy: 'Kimliği doğrulayan',
  isActive: 'Etkin',
  isClosed: 'Kapandı',
  isRecurring: 'Tekrar',
  isSpam: 'Spam',
  items: 'Öğeler',
  jsonLd: 'Yapılandırılmış veri',
  keywords: 'Anahtar kelimeler',
  kind: 'Tür',
  label: 'Etiket',
  message: 'Mesaj',
  metaDescription: 'Meta açıklaması',
  metaTitle: 'Meta başlığı',
  name: 'Ad',
  notes: 'Notlar',
  orderIndex: 'Sıra',
  parentName: 'Velinin adı',
  password: 'Şifre',
  paymentStatus: 'Ödeme durumu',
  phone: 'Telefon',
  price: 'Ücret',
  priority: 'Öncelik',
  publishedAt: 'Yayın tarihi',
  rating: 'Puan',
  reason: 'Neden',
  receivedOn: 'Geliş tarihi',
  redirectType: 'Yönlendirme türü',
  reminderSent: 'Hatırlatma',
  role: 'Rol',
  scope: 'Kapsam',
  serviceType: 'Hizmet',
  slug: 'Adres adı',
  startDate: 'Başlangıç tarihi',
  startTime: 'Başlangıç saati',
  status: 'Durum',
  subject: 'Konu',
  tags: 'Etiketler',
  text: 'Metin',
  title: 'Başlık',
  toUrl: 'Yeni adres',
  type: 'Tür',
  url: 'Adres',
  username: 'Kullanıcı adı',
  xls: 'Excel dosyası',
};

/** A changed field in Turkish; its own name when nothing else is known of it. */
export function auditFieldLabel(entity: string, field: string): string {
  if (entity === 'retention') return erasedLabel(field);
  const setting = entity === 'site-setting' ? settingDefinitions[field]?.field?.label : undefined;
  return setting ?? labels[field] ?? field;
}

/** A run over the periods of retention says how many of which kind it erased: `appointment:12`. */
function erasedLabel(field: string): string {
  const [kind = '', count = ''] = field.split(':');
  const label = erasedKindLabels[kind as ErasedKind];
  return label ? `${count} ${label.toLocaleLowerCase('tr')}` : field;
}

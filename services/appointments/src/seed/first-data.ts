import type { Holiday } from '../schedule/holiday.model.ts';
import type { WorkingHour } from '../schedule/working-hour.model.ts';
import type { TherapyService } from '../therapy-services/therapy-service.model.ts';
import { emptyPage, servicePages } from './service-pages.ts';

type NewService = Pick<TherapyService, 'slug' | 'title' | 'iconName' | 'duration' | 'description' | 'details'>;

const services: NewService[] = [
  {
    slug: 'oyun-terapisi',
    title: 'Oyun Terapisi',
    iconName: 'blocks',
    duration: 60,
    description: 'Çocuğunuzun duygularını kendi dilinde, oyunla anlatabildiği güvenli bir alan.',
    details:
      'Çocuklar yaşadıklarını çoğu zaman sözcüklerle değil oyunla anlatır. Oyun odasında uygun oyuncaklar ve güvenli bir ilişki içinde çocuğunuz duygularını fark eder, dener ve düzenlemeyi öğrenir. Genellikle 3-11 yaş arası çocuklarla çalışılır; ebeveyn görüşmeleri sürecin bir parçasıdır.',
  },
  {
    slug: 'bireysel-terapi',
    title: 'Bireysel Terapi',
    iconName: 'leaf',
    duration: 60,
    description: 'Ergenler ve daha büyük çocuklar için birebir, gizlilik içinde yürüyen görüşmeler.',
    details:
      'Kaygı, okul yaşamı, arkadaşlık ilişkileri, öfke, yas ya da büyümenin getirdiği soru işaretleri birlikte ele alınır. Hedefler gençle beraber belirlenir, aileyle paylaşılacak konular baştan konuşulur.',
  },
  {
    slug: 'aile-danismanligi',
    title: 'Aile Danışmanlığı',
    iconName: 'home',
    duration: 60,
    description: 'Ev içindeki iletişimi ve sınırları birlikte gözden geçirdiğimiz aile görüşmeleri.',
    details:
      'Kardeş ilişkileri, boşanma, taşınma, yeni bir kardeş ya da kayıp gibi dönemlerde ailenin bütününe bakılır. Anne babalık tutumları, sınırlar ve günlük rutinler üzerine uygulanabilir adımlar konuşulur.',
  },
  {
    slug: 'psikolojik-degerlendirme',
    title: 'Psikolojik Değerlendirme',
    iconName: 'compass',
    duration: 60,
    description: 'Gelişim, dikkat ve duygusal durumun ölçek ve görüşmelerle değerlendirilmesi.',
    details:
      'Görüşme, gözlem ve yaşa uygun ölçeklerle çocuğunuzun güçlü yanları ve desteklenebilecek alanları belirlenir. Sonuçlar yazılı olarak ve bir geri bildirim görüşmesinde sizinle paylaşılır.',
  },
  {
    slug: 'oyun-grubu',
    title: 'Oyun Grubu',
    iconName: 'group',
    duration: 60,
    description: 'Yaşıtlarıyla birlikte sıra beklemeyi, paylaşmayı ve arkadaşlığı deneyimlediği küçük gruplar.',
    details:
      'Küçük gruplar yaşa göre düzenlenir. Ön görüşmede grubun çocuğunuz için uygun olup olmadığı birlikte değerlendirilir.',
  },
  {
    slug: 'online-terapi',
    title: 'Online Terapi',
    iconName: 'screen',
    duration: 60,
    description: 'Şehir dışındaki aileler ve gençler için görüntülü görüşme ile destek.',
    details:
      'Ergenler ve ebeveynlerle güvenli görüntülü görüşme üzerinden çalışılır. Küçük çocuklarda ebeveyn danışmanlığı biçiminde ilerler. İlk görüşmede çevrim içi çalışmanın uygunluğu konuşulur.',
  },
];

/** The practice's six services, in the order of the cards. */
export const therapyServices: Omit<TherapyService, 'version'>[] = services.map((service, index) => ({
  ...emptyPage,
  ...servicePages[service.slug],
  ...service,
  isActive: true,
  price: null,
  orderIndex: index + 1,
}));

const weekday = (dayOfWeek: number): Omit<WorkingHour, 'version'> => ({
  dayOfWeek,
  isActive: true,
  startTime: '09:00',
  endTime: '18:00',
  breakStartTime: '12:00',
  breakEndTime: '13:00',
  slotDuration: 60,
  bufferTime: 0,
  maxAppointments: 8,
});

/** Weekdays 09:00-18:00 with a lunch break, Saturday 10:00-16:00, closed on Sunday. */
export const workingHours: Omit<WorkingHour, 'version'>[] = [
  ...[1, 2, 3, 4, 5].map(weekday),
  { ...weekday(6), startTime: '10:00', endTime: '16:00', breakStartTime: '13:00', breakEndTime: '14:00' },
  { ...weekday(0), isActive: false, startTime: '10:00', endTime: '16:00', breakStartTime: null, breakEndTime: null },
];

const everyYear = (title: string, monthAndDay: string): Omit<Holiday, 'version'> => ({
  title,
  startDate: `2026-${monthAndDay}`,
  endDate: `2026-${monthAndDay}`,
  startTime: null,
  closureType: 'holiday',
  isRecurring: true,
  description: null,
  isActive: true,
});

/** Turkey's public holidays with a fixed date; religious ones move and are added by staff. */
export const holidays: Omit<Holiday, 'version'>[] = [
  everyYear('Yılbaşı', '01-01'),
  everyYear('Ulusal Egemenlik ve Çocuk Bayramı', '04-23'),
  everyYear('Emek ve Dayanışma Günü', '05-01'),
  everyYear("Atatürk'ü Anma, Gençlik ve Spor Bayramı", '05-19'),
  everyYear('Demokrasi ve Millî Birlik Günü', '07-15'),
  everyYear('Zafer Bayramı', '08-30'),
  everyYear('Cumhuriyet Bayramı', '10-29'),
];

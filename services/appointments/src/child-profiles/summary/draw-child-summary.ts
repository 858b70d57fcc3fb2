import {
  type AssessmentRecord,
  ageInYears,
  type ChildAppointment,
  type ChildProfileRecord,
  formatPhone,
  genderLabels,
  profileTextLabels,
  profileTexts,
  statusLabels,
  today,
} from '@practice/contracts';
import { formatDay } from '@practice/service-kit';
import { newPaper } from '@practice/service-kit/paper';
import type { PracticeHead } from '@practice/service-kit/practice-head';

type Summary = {
  head: PracticeHead;
  profile: ChildProfileRecord;
  /** The oldest first, as are the assessments. */
  appointments: ChildAppointment[];
  assessments: AssessmentRecord[];
  titleOf: (slug: string) => string;
};

/** Draws the summary of a child, tagged for screen readers. */
export function drawChildSummary({ head, profile, appointments, assessments, titleOf }: Summary): Promise<Buffer> {
  const paper = newPaper({
    title: 'Çocuk özeti',
    head,
    footer: `Çocuk özeti · ${profile.childName} · Gizli sağlık bilgisi içerir`,
  });
  paper.heading('Çocuk özeti');
  paper.text(`${formatDay(today())} tarihinde hazırlandı.`);
  paper.section('Kimlik', () => paper.pairs(identityOf(profile)));
  const texts = profileTexts.flatMap((name) =>
    profile[name] ? [{ label: profileTextLabels[name], text: profile[name] }] : [],
  );
  for (const { label, text } of texts) paper.section(label, () => paper.text(text));
  if (appointments.length > 0) {
    paper.section('Randevular', () =>
      paper.table(
        ['Tarih', 'Saat', 'Hizmet', 'Durum'],
        appointments.map((each) => [
          formatDay(each.appointmentDate),
          each.appointmentTime,
          titleOf(each.serviceType),
          statusLabels[each.status],
        ]),
        [0.2, 0.15, 0.4, 0.25],
      ),
    );
  }
  if (assessments.length > 0) {
    paper.section('Değerlendirmeler', () => {
      paper.table(
        ['Tarih', 'Değerlendirme', 'Puan'],
        assessments.map((each) => [formatDay(each.assessmentDate), scaleOf(each), scoreOf(each)]),
        [0.2, 0.55, 0.25],
      );
    });
  }
  for (const each of assessments) {
    const written = writtenIn(each);
    if (written.length > 0)
      paper.section(`${scaleOf(each)}, ${formatDay(each.assessmentDate)}`, () => written.forEach(paper.text));
  }
  if (texts.length + appointments.length + assessments.length === 0)
    paper.section('Öykü', () => paper.text('Dosyada henüz başka bilgi yok.'));
  return paper.end();
}

function identityOf(profile: ChildProfileRecord): [string, string][] {
  const age = ageInYears(profile.childBirthDate);
  const rows: [string, string | null][] = [
    ['Çocuk', profile.childName],
    ['Doğum tarihi', `${formatDay(profile.childBirthDate)} (${age} yaşında)`],
    ['Cinsiyet', profile.gender && genderLabels[profile.gender]],
    ['Veli', profile.parentName],
    ['Telefon', formatPhone(profile.parentPhone)],
    ['E-posta', profile.parentEmail],
    ['Acil durumda', profile.emergencyContact],
    ...profile.guardians.map(({ name, relation, phone, email }): [string, string] => [
      relation ?? 'Yakını',
      [name, phone && formatPhone(phone), email].filter(Boolean).join(', '),
    ]),
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

/** What an assessment says beside its score; notes are the staff's, like clinical notes. */
function writtenIn({ scores, interpretation, recommendations }: AssessmentRecord): string[] {
  const subscores = scores.map((each) => `${each.name} ${scoreOf(each)}`).join(', ');
  const texts = { 'Alt ölçekler': subscores, Yorum: interpretation, Öneriler: recommendations };
  return Object.entries(texts).flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
}

function scaleOf({ assessmentType, assessmentName }: AssessmentRecord): string {
  return assessmentName ? `${assessmentType} · ${assessmentName}` : assessmentType;
}

function scoreOf({ score, maxScore }: Pick<AssessmentRecord, 'score' | 'maxScore'>): string {
  const inTurkish = (value: number) => String(value).replace('.', ',');
  if (score === null) return '—';
  return maxScore === null ? inTurkish(score) : `${inTurkish(score)} / ${inTurkish(maxScore)}`;
}

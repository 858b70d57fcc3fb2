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
import { newPaper } from './paper.ts';
import type { PracticeHead } from './practice-head.ts';

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
  const paper = newPaper({ title: 'Çocuk özeti', head });
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
      ),
    );
  }
  if (assessments.length > 0) {
    paper.section('Değerlendirmeler', () => {
      paper.table(
        ['Tarih', 'Değerlendirme', 'Puan'],
        assessments.map((each) => [formatDay(each.assessmentDate), scaleOf(each), scoreOf(each)]),
      );
      for (const each of assessments) {
        for (const text of [each.interpretation, each.recommendations]) {
          if (text) paper.text(`${scaleOf(each)}, ${formatDay(each.assessmentDate)}: ${text}`);
        }
      }
    });
  }
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
    ...profile.guardians.map(({ name, relation, phone }): [string, string] => [
      relation ?? 'Yakını',
      [name, phone].filter(Boolean).join(', '),
    ]),
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

function scaleOf({ assessmentType, assessmentName }: AssessmentRecord): string {
  return assessmentName ? `${assessmentType} · ${assessmentName}` : assessmentType;
}

function scoreOf({ score, maxScore }: AssessmentRecord): string {
  const inTurkish = (value: number) => String(value).replace('.', ',');
  if (score === null) return '—';
  return maxScore === null ? inTurkish(score) : `${inTurkish(score)} / ${inTurkish(maxScore)}`;
}

/** `yyyy-MM-dd` as `dd.MM.yyyy`. */
function formatDay(date: string): string {
  return date.split('-').reverse().join('.');
}

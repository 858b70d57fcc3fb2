import {
  type AssessmentRecord,
  type ChildProfileRecord,
  type FoundPersonalData,
  fileTypeLabels,
  formatPhone,
  fromInstant,
  GENERAL_NOTE_LABEL,
  genderLabels,
  noteTypeLabels,
  personalDataDetails,
  profileTextLabels,
  profileTexts,
} from '@practice/contracts';
import { formatDay, formatInstant } from '@practice/service-kit';
import type { appointmentFiles } from '../clinical/appointment-file.store.ts';
import type { clinicalNotes } from '../clinical/clinical-note.store.ts';

const dayOf = (instant: string) => fromInstant(new Date(instant)).date;

/** A file, without its content: that is handed over from the appointment's own screen. */
export function describeFile(file: ReturnType<typeof appointmentFiles.toRecord>): FoundPersonalData {
  return {
    id: file.id,
    kind: 'appointmentFile',
    date: dayOf(file.createdAt),
    description: `${file.fileName} (${fileTypeLabels[file.fileType]})`,
    partOfId: file.appointmentId,
    details: personalDataDetails([
      ['fileName', 'Ad', file.fileName],
      ['originalName', 'Bilgisayardaki adı', file.originalName],
      ['fileType', 'Tür', fileTypeLabels[file.fileType]],
      ['fileSize', 'Boyut (bayt)', String(file.fileSize)],
      ['filePath', 'Bulunduğu yer', file.filePath],
      ['description', 'Açıklama', file.description],
      ['alt', 'Alternatif metin', file.alt],
      ['caption', 'Alt yazı', file.caption],
      ['createdAt', 'Kaydedildi', formatInstant(file.createdAt)],
    ]),
  };
}

export function describeProfile(profile: ChildProfileRecord): FoundPersonalData {
  const guardians = profile.guardians.map(({ name, relation, phone, email }) =>
    [name, relation, phone && formatPhone(phone), email].filter(Boolean).join(', '),
  );
  return {
    id: profile.id,
    kind: 'childProfile',
    date: dayOf(profile.createdAt),
    description: `${profile.childName} (veli: ${profile.parentName}), doğum tarihi ${formatDay(profile.childBirthDate)}`,
    partOfId: null,
    details: personalDataDetails([
      ['childName', 'Çocuk', profile.childName],
      ['childBirthDate', 'Doğum tarihi', formatDay(profile.childBirthDate)],
      ['gender', 'Cinsiyet', profile.gender && genderLabels[profile.gender]],
      ['parentName', 'Veli', profile.parentName],
      ['parentPhone', 'Telefon', formatPhone(profile.parentPhone)],
      ['parentEmail', 'E-posta', profile.parentEmail],
      ['emergencyContact', 'Acil durumda', profile.emergencyContact],
      ['guardians', 'Yakınları', guardians.join('\n')],
      ...profileTexts.map((name) => [name, profileTextLabels[name], profile[name]] as const),
      ['createdAt', 'Kaydedildi', formatInstant(profile.createdAt)],
    ]),
  };
}

export function describeNote(note: ReturnType<typeof clinicalNotes.toRecord>): FoundPersonalData {
  const type = note.noteType === null ? GENERAL_NOTE_LABEL : noteTypeLabels[note.noteType];
  return {
    id: note.id,
    kind: 'clinicalNote',
    date: dayOf(note.createdAt),
    description: [type, note.title].filter(Boolean).join(': '),
    partOfId: note.childProfileId,
    details: personalDataDetails([
      ['noteType', 'Tür', type],
      ['title', 'Başlık', note.title],
      ['content', 'Metin', note.content],
      ['createdBy', 'Yazan', note.createdBy],
      ['createdAt', 'Kaydedildi', formatInstant(note.createdAt)],
    ]),
  };
}

export function describeAssessment(assessment: AssessmentRecord): FoundPersonalData {
  const { assessmentType, assessmentName, assessmentDate, score, maxScore } = assessment;
  const outOf = (value: number | null, most: number | null) =>
    value === null ? null : `${value}${most === null ? '' : ` / ${most}`}`.replaceAll('.', ',');
  const parts = assessment.scores.map((part) => `${part.name}: ${outOf(part.score, part.maxScore)}`);
  return {
    id: assessment.id,
    kind: 'assessment',
    date: assessmentDate,
    description: [assessmentType, assessmentName].filter(Boolean).join(': '),
    partOfId: assessment.childProfileId,
    details: personalDataDetails([
      ['assessmentType', 'Tür', assessmentType],
      ['assessmentName', 'Ad', assessmentName],
      ['assessmentDate', 'Tarih', formatDay(assessmentDate)],
      ['score', 'Puan', outOf(score, maxScore)],
      ['scores', 'Alt ölçekler', parts.join('\n')],
      ['interpretation', 'Yorum', assessment.interpretation],
      ['recommendations', 'Öneriler', assessment.recommendations],
      ['notes', 'Notlar', assessment.notes],
      ['assessedBy', 'Değerlendiren', assessment.assessedBy],
    ]),
  };
}

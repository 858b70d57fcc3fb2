import { addDays, assessmentRecord, today } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { getChildTimeline } from '../child-profiles/get-child-timeline.ts';
import { countClinicalRecords } from '../clinical-notes/count-clinical-records.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { deleteAppointment } from '../records/delete-appointment.ts';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAssessment } from './create-assessment.ts';
import { deleteAssessment } from './delete-assessment.ts';
import { listAssessments } from './list-assessments.ts';
import { updateAssessment } from './update-assessment.ts';

usePractice();
let appointmentId: string;
beforeEach(async () => {
  await openPractice();
  appointmentId = (await createAppointment(contextFor('user'), staffInput())).appointment.id;
});

const staff = contextFor('moderator');
const assess = (fields: object = {}) =>
  createAssessment(staff, { appointmentId, assessmentType: 'Dikkat testi', ...fields });

describe('an assessment', () => {
  it('has the documented defaults, and is in the file of the child', async () => {
    const made = await assess({ childProfileId: 1, score: 'yok', maxScore: 'çok', notes: '' });
    expect(assessmentRecord.strict().parse(made)).toMatchObject({
      appointmentId,
      score: 0,
      maxScore: 100,
      totalScore: 0,
      scores: [],
      notes: null,
      assessedBy: 'moderator',
      assessmentDate: today(),
      version: 1,
    });
    expect(await getChildTimeline(staff, { id: made.childProfileId })).toHaveLength(2);
    expect(await lastEvents(3)).toContainEqual(
      expect.objectContaining({ type: 'assessment.changed', payload: { id: made.id } }),
    );
  });

  it.each([
    [{ score: '12,5' }, 12.5],
    [{ score: '1.250,00' }, 1250],
    [{ score: 42 }, 42],
    [{ totalScore: 17 }, 17],
    [{ score: '12,345.67' }, 0],
    [{ score: null }, 0],
  ])('reads %j as %d', async (fields, score) => {
    expect(await assess(fields)).toMatchObject({ score, totalScore: score });
  });

  it('can be written without an appointment, into a file', async () => {
    const { childProfileId } = await assess();
    expect(await assess({ appointmentId: null, childProfileId })).toMatchObject({
      childProfileId,
      appointmentId: null,
    });
  });

  it.each([
    [{ assessmentType: ' ' }, 'assessmentType', 'Değerlendirme türü gerekli'],
    [{ assessmentDate: '2026-02-31' }, 'assessmentDate', 'Böyle bir tarih yok'],
    [{ assessmentDate: addDays(today(), 1) }, 'assessmentDate', 'Değerlendirme tarihi gelecekte olamaz'],
    [{ score: 1_000_000 }, 'score', 'En çok 100000 olabilir'],
    [{ scores: [{ name: '', score: 1 }] }, 'scores.0.name', 'Alt ölçeğin adı gerekli'],
    [{ appointmentId: null }, 'appointmentId', 'Randevu ya da çocuk dosyası gerekli'],
  ])('refuses %j', async (fields, field, message) => {
    await expect(assess(fields)).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it('is refused in the file of another child', async () => {
    const other = await createAppointment(staff, staffInput({ appointmentTime: '14:00', childName: 'Ali Yıldız' }));
    const { childProfileId } = await assess({ appointmentId: other.appointment.id });
    await expect(assess({ childProfileId })).rejects.toMatchObject({ errors: [{ field: 'childProfileId' }] });
    await expect(assess({ childProfileId: 'f'.repeat(24) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is changed and deleted', async () => {
    const { id } = await assess({ score: 10, interpretation: 'İyi' });
    const changed = await updateAssessment(staff, { id, score: '11,5', interpretation: '', version: 1 });
    expect(changed).toMatchObject({ score: 11.5, maxScore: 100, interpretation: null, version: 2 });
    await deleteAssessment(staff, { id });
    expect(await listAssessments(staff, { appointmentId })).toEqual({ items: [], total: 0 });
  });
});

it('every appointment of a child counts all of its assessments, as their tab shows them', async () => {
  const count = async (id: string) => (await countClinicalRecords(staff, { appointmentId: id })).assessments;
  expect(await count(appointmentId)).toBe(0);
  await assess();
  const later = await createAppointment(staff, staffInput({ appointmentTime: '14:00' }));
  const sibling = await createAppointment(staff, staffInput({ appointmentTime: '16:00', childName: 'Ali Yıldız' }));
  await assess({ appointmentId: later.appointment.id });
  expect(await Promise.all([appointmentId, later.appointment.id, sibling.appointment.id, 'none'].map(count))).toEqual([
    2, 2, 0, 0,
  ]);
});

it('what was tested and what came of it is encrypted in the database, figures too', async () => {
  const fields = {
    assessmentType: 'GIZLI ölçek',
    assessmentName: 'GIZLI ad',
    score: 7353,
    maxScore: 9191,
    scores: [{ name: 'GIZLI alt', score: 8282, maxScore: null }],
    interpretation: 'GIZLI yorum',
    recommendations: 'GIZLI öneri',
    notes: 'GIZLI not',
  };
  await assess(fields);
  const collections = (await database().collections()).filter(({ collectionName }) => collectionName !== 'events');
  const everything = JSON.stringify(await Promise.all(collections.map((each) => each.find({}).toArray())));
  expect(everything).not.toMatch(/GIZLI|:7353|:9191|:8282|"7353"|"9191"/);
  expect((await listAssessments(staff, { appointmentId })).items).toMatchObject([fields]);
});

it('reading assessments, also by a change that is refused as outdated, is in the audit log, and a deleted appointment leaves them in the file', async () => {
  const { id: first, childProfileId } = await assess();
  await assess({ assessmentDate: addDays(today(), -3) });
  const before = await lastSeq();
  const dates = (await listAssessments(staff, { childProfileId })).items.map(({ assessmentDate }) => assessmentDate);
  expect(dates).toEqual([today(), addDays(today(), -3)]);
  expect((await eventsSince(before)).map(({ payload }) => payload)).toMatchObject([
    { action: 'assessments.read', entity: 'child-profile', entityId: childProfileId },
  ]);
  const outdated = updateAssessment(contextFor('admin'), { id: first, score: 1, version: 0 });
  await expect(outdated).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await lastEvents(1))[0]?.payload).toMatchObject({ action: 'assessments.read', entityId: first });
  await deleteAppointment(contextFor('admin'), { id: appointmentId });
  expect((await listAssessments(staff, { childProfileId })).items).toMatchObject([
    { appointmentId: null },
    { version: 1 },
  ]);
});

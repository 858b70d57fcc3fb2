import type { FoundPersonalData, PersonalDataKind } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { contextFor, dumpDatabase, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAssessment } from '../assessments/create-assessment.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { openChildProfile } from '../child-profiles/open-child-profile.ts';
import { updateChildProfile } from '../child-profiles/update-child-profile.ts';
import { sweepContents } from '../clinical/file-contents.ts';
import { createClinicalNote } from '../clinical-notes/create-clinical-note.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { pdf, uploadFile } from '../testing/upload-file.ts';
import { erasePersonalRecord } from './erase-personal-record.ts';
import { findPersonalData } from './find-personal-data.ts';

usePractice();
beforeEach(openPractice);

const admin = contextFor('admin');
const PHONE = '05321112233';
const EMAIL = 'elif@ornek.com';
const byPhone = { phone: PHONE, email: null };

/** A family with an appointment that has a file, and a child's file with a note and an assessment. */
async function family() {
  const { id: appointmentId } = await bookAppointment(contextFor('anonymous'), bookingInput());
  await updateAppointment(admin, { id: appointmentId, notes: 'Babası getirecek.' });
  const { id: profileId } = await openChildProfile(admin, { appointmentId });
  await createClinicalNote(admin, { appointmentId, content: 'Gizli not' });
  await createAssessment(admin, { appointmentId, assessmentType: 'Gizli ölçek' });
  await uploadFile(admin, { appointmentId, fileName: 'Okul raporu.pdf', bytes: pdf });
  return { appointmentId, profileId };
}

const kindsOf = (found: FoundPersonalData[]) => found.map(({ kind }) => kind).sort();
const textOf = (found: FoundPersonalData | undefined) => JSON.stringify(found);

function erase(kind: PersonalDataKind, id: string) {
  return erasePersonalRecord(admin, { requestId: 'r1', decisionId: 'd1', kind, id });
}

describe('what is held', () => {
  it('is found by phone and by e-mail, with all that belongs to it', async () => {
    const { appointmentId, profileId } = await family();
    for (const subject of [byPhone, { phone: null, email: EMAIL }, { phone: PHONE, email: EMAIL }]) {
      const found = await findPersonalData(admin, subject);
      expect(kindsOf(found)).toEqual(['appointment', 'appointmentFile', 'assessment', 'childProfile', 'clinicalNote']);
      const ownerOf = (kind: PersonalDataKind) => found.find((each) => each.kind === kind)?.partOfId;
      expect(ownerOf('appointmentFile')).toBe(appointmentId);
      expect([ownerOf('clinicalNote'), ownerOf('assessment')]).toEqual([profileId, profileId]);
    }
  });

  it('is given whole and readable', async () => {
    await family();
    const found = await findPersonalData(admin, byPhone);
    const appointment = found.find(({ kind }) => kind === 'appointment');
    expect(appointment?.description).toBe('Ada Yıldız (veli: Elif Yıldız), 10:00, Oyun Terapisi, Beklemede');
    for (const text of ['0532 111 22 33', EMAIL, 'Okula alışmakta zorlanıyor.', 'Babası getirecek.', '14.03.2019']) {
      expect(textOf(appointment)).toContain(text);
    }
    for (const text of ['Gizli not', 'Gizli ölçek', 'Okul raporu.pdf']) expect(JSON.stringify(found)).toContain(text);
  });

  it('is of nobody else, unless it is of the same child', async () => {
    await family();
    await createAppointment(
      admin,
      staffInput({
        appointmentTime: '14:00',
        phone: '0532 999 88 77',
        email: 'ali@ornek.com',
        childName: 'Can Ak',
        parentName: 'Ali Ak',
      }),
    );
    expect(JSON.stringify(await findPersonalData(admin, byPhone))).not.toContain('Ali Ak');
    expect(await findPersonalData(admin, { phone: '05000000000', email: 'kimse@ornek.com' })).toEqual([]);
    expect(await findPersonalData(admin, { phone: null, email: null })).toEqual([]);
  });

  it('has the files of children whose guardian somebody is', async () => {
    const { profileId } = await family();
    const guardian = { name: 'Nine', relation: 'Büyükanne', phone: '0532 444 55 66', email: 'Nine@ornek.com' };
    await updateChildProfile(admin, { id: profileId, guardians: [guardian] });
    for (const subject of [
      { phone: '05324445566', email: null },
      { phone: null, email: 'nine@ornek.com' },
    ]) {
      const found = await findPersonalData(admin, subject);
      expect(found.find(({ kind }) => kind === 'childProfile')?.id).toBe(profileId);
    }
  });

  it('has the appointments where a request was sent again with another e-mail', async () => {
    await bookAppointment(contextFor('anonymous'), bookingInput());
    await bookAppointment(contextFor('anonymous'), bookingInput({ email: 'yeni@ornek.com' }));
    const found = await findPersonalData(admin, { phone: null, email: 'yeni@ornek.com' });
    expect(textOf(found[0])).toContain('yeni@ornek.com');
  });

  it('is for admins alone, also through the services', async () => {
    for (const role of ['anonymous', 'user', 'moderator'] as const) {
      const code = role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      await expect(findPersonalData(contextFor(role), byPhone)).rejects.toMatchObject({ code });
    }
  });
});

describe('erasing', () => {
  it('leaves no trace of a family', async () => {
    const { appointmentId, profileId } = await family();
    await erase('appointment', appointmentId);
    await erase('childProfile', profileId);
    // Contents that no record names any more are gone, too.
    await sweepContents(Date.now() + 7_200_000);
    const left = await dumpDatabase();
    expect(left).not.toMatch(/elif|5321112233|ada y/i);
    for (const name of ['appointments', 'booking_requests', 'child_identities', 'child_appointments']) {
      expect(await database().collection(name).countDocuments()).toBe(0);
    }
    for (const name of ['clinical_notes', 'assessments', 'appointment_files', 'appointment_changes']) {
      expect(await database().collection(name).countDocuments()).toBe(0);
    }
    for (const name of ['appointment_contents.files', 'appointment_contents.chunks']) {
      expect(await database().collection(name).countDocuments()).toBe(0);
    }
    expect(await findPersonalData(admin, { phone: PHONE, email: EMAIL })).toEqual([]);
  });

  it('says in its own transaction how many of which kind went', async () => {
    const { appointmentId, profileId } = await family();
    const before = await lastSeq();
    await erase('appointment', appointmentId);
    await erase('childProfile', profileId);
    const events = (await eventsSince(before)).filter(({ type }) => type === 'personal-data.erased');
    expect(events.map(({ payload }) => payload)).toEqual([
      {
        requestId: 'r1',
        decisionId: 'd1',
        username: 'admin',
        erased: [
          { kind: 'appointment', count: 1 },
          { kind: 'appointmentFile', count: 1 },
        ],
      },
      {
        requestId: 'r1',
        decisionId: 'd1',
        username: 'admin',
        erased: [
          { kind: 'childProfile', count: 1 },
          { kind: 'clinicalNote', count: 1 },
          { kind: 'assessment', count: 1 },
        ],
      },
    ]);
  });

  it('takes a note, an assessment or a file by itself', async () => {
    await family();
    for (const { kind, id } of await findPersonalData(admin, byPhone)) {
      if (['clinicalNote', 'assessment', 'appointmentFile'].includes(kind)) await erase(kind, id);
    }
    expect(kindsOf(await findPersonalData(admin, byPhone))).toEqual(['appointment', 'childProfile']);
  });

  it('keeps the limit on open requests for an appointment that stays', async () => {
    await bookAppointment(contextFor('anonymous'), bookingInput());
    const { id } = await bookAppointment(
      contextFor('anonymous'),
      bookingInput({ appointmentDate: nextDate(2), childName: 'Kaan Yıldız' }),
    );
    const kept = () =>
      database()
        .collection<{ _id: string }>('booking_requests')
        .countDocuments({ _id: /^phone:/ });
    await erase('appointment', id);
    expect(await kept()).toBe(1);
    const [left] = await findPersonalData(admin, byPhone);
    await erase('appointment', left?.id ?? '');
    expect(await kept()).toBe(0);
  });

  it('finds no record twice, none of another service, and is for admins alone', async () => {
    const { appointmentId } = await family();
    const record = { requestId: 'r1', decisionId: 'd1', kind: 'appointment', id: appointmentId } as const;
    await expect(erasePersonalRecord(contextFor('moderator'), record)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await erase('appointment', appointmentId);
    await expect(erase('appointment', appointmentId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(erase('contactMessage', appointmentId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is no work for an access token', async () => {
    const { appointmentId } = await family();
    const byToken = { ...admin, actor: { ...admin.actor, tokenId: 't1' } };
    const record = { requestId: 'r1', decisionId: 'd1', kind: 'appointment', id: appointmentId } as const;
    await expect(erasePersonalRecord(byToken, record)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

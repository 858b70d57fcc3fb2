import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClinicalNote } from '../clinical-notes/create-clinical-note.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { listChildProfiles } from './list-child-profiles.ts';
import { listPossibleChildProfiles } from './list-possible-child-profiles.ts';
import { openChildProfile } from './open-child-profile.ts';
import { updateChildProfile } from './update-child-profile.ts';

usePractice();
beforeEach(openPractice);

const staff = contextFor('moderator');

/** An appointment; its id. */
async function book(fields: object = {}): Promise<string> {
  const input = staffInput({ appointmentDate: nextDate(2), allowConflict: true, ...fields });
  return (await createAppointment(staff, input)).appointment.id;
}

const open = async (fields: object = {}, chosen: object = {}) =>
  openChildProfile(staff, { appointmentId: await book(fields), ...chosen });

describe('a child who comes with another phone', () => {
  const father = { phone: '0533 222 33 44', parentName: 'Can Yıldız' };
  const asks = { code: 'CHILD_FILE_EXISTS', status: 409 };

  it('is asked about before a second file is made, by a note too, and nothing is written', async () => {
    const { id } = await open();
    const appointmentId = await book(father);
    await expect(openChildProfile(staff, { appointmentId })).rejects.toMatchObject(asks);
    const note = createClinicalNote(staff, { appointmentId, content: 'Not' });
    await expect(note).rejects.toMatchObject(asks);
    expect((await listChildProfiles(staff)).total).toBe(1);
    expect(await listPossibleChildProfiles(staff, { appointmentId })).toMatchObject([
      { id, parentPhone: '05321112233' },
    ]);
  });

  it('goes on in the file that is chosen, and is known by both phones from then on', async () => {
    const { id } = await open();
    expect((await open(father, { childProfileId: id })).id).toBe(id);
    expect((await open(father)).id).toBe(id);
    const appointmentId = await book(father);
    expect(await listPossibleChildProfiles(staff, { appointmentId })).toEqual([]);
  });

  it('has the file in which the phone is that of another guardian, unasked', async () => {
    const { id } = await open();
    await updateChildProfile(staff, { id, guardians: [{ name: 'Can Yıldız', phone: father.phone }] });
    expect((await open(father)).id).toBe(id);
  });

  it('stays in its file when another one is chosen, which is refused', async () => {
    const { id } = await open();
    const appointmentId = await book(father);
    const { id: other } = await openChildProfile(staff, { appointmentId, isNewFile: true });
    const refused = { code: 'CONFLICT', status: 409, message: 'Bu randevu zaten başka bir dosyaya ait.' };
    // The one is linked; the other is known by name, birth date and phone.
    for (const each of [appointmentId, await book(father)]) {
      for (const chosen of [{ childProfileId: id }, { isNewFile: true }])
        await expect(openChildProfile(staff, { appointmentId: each, ...chosen })).rejects.toMatchObject(refused);
      for (const chosen of [{}, { childProfileId: other }, { childProfileId: null, isNewFile: false }])
        expect((await openChildProfile(staff, { appointmentId: each, ...chosen })).id).toBe(other);
    }
    expect((await listChildProfiles(staff)).total).toBe(2);
  });

  it('is not put into the file of another child', async () => {
    const { id } = await open({ childName: 'Ali Kaya' });
    await expect(open(father, { childProfileId: id })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'childProfileId' }],
    });
  });
});

import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { createAppointment } from '../../records/create-appointment.ts';
import { openPractice, staffInput, storeSettings, usePractice } from '../../testing/practice.ts';
import { openChildProfile } from '../open-child-profile.ts';
import { updateChildProfile } from '../update-child-profile.ts';
import { getChildSummary } from './get-child-summary.ts';

usePractice();
beforeEach(openPractice);

const staff = contextFor('moderator');

it("a child's summary is a tagged PDF in Turkish, and each one is in the audit log", async () => {
  storeSettings({ site_name: 'Işık Çocuk Kliniği' });
  const { appointment } = await createAppointment(staff, staffInput());
  const { id } = await openChildProfile(staff, { appointmentId: appointment.id });
  await updateChildProfile(staff, { id, concerns: 'Şüpheli ğ, ı, İ ile '.repeat(400) });
  const before = await lastSeq();
  const { content, contentType, fileName } = await getChildSummary(staff, { id });
  expect([contentType, fileName]).toEqual(['application/pdf', expect.stringMatching(/^cocuk-ozeti-[\d-]+\.pdf$/)]);
  const text = content.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('/Lang (tr-TR)');
  expect(text).toContain('/Marked true');
  // The long text goes on, on other pages.
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  await getChildSummary(staff, { id });
  const actions = (await eventsSince(before)).map(({ payload }) => (payload as { action: string }).action);
  expect(actions.filter((action) => action === 'child-profile.exported')).toHaveLength(2);
});

it('a file in which nothing is written yet is one page that says so', async () => {
  const { appointment } = await createAppointment(staff, staffInput());
  const { id } = await openChildProfile(staff, { appointmentId: appointment.id });
  const { content } = await getChildSummary(staff, { id });
  expect(content.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('is not for the role user', async () => {
  await expect(getChildSummary(contextFor('user'), { id: 'f'.repeat(24) })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

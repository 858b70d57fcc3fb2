import { database } from '@practice/service-kit';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
const pdf = Buffer.from('%PDF-1.4\n%%EOF');
const fileName = 'Öğretmen "Ayşe".pdf';
type Staff = Awaited<ReturnType<typeof gateway.login>>;
const idIn = (body: unknown) => (body as { id: string }).id;

async function upload(staff: Staff): Promise<{ appointmentId: string; id: string }> {
  const appointmentId = String((await database().collection('appointments').findOne())?._id);
  const sent = { fileName, fileType: 'report', fileSize: pdf.length };
  const started = await staff.post(`/api/appointments/${appointmentId}/file-uploads`, sent);
  const path = `/api/file-uploads/${idIn(started.body)}`;
  await staff.send('PUT', `${path}/parts/0`, { base64: pdf.toString('base64') });
  return { appointmentId, id: idIn((await staff.post(`${path}/finish`, {})).body) };
}

const addressOf = async (staff: Staff, id: string) =>
  ((await staff.get(`/api/appointment-files/${id}/address`)).body as { url: string }).url;

it('a file is shown in place or sent as a download, and cannot run as a page of this site', async () => {
  const staff = await gateway.login('moderator');
  const url = await addressOf(staff, (await upload(staff)).id);
  const shown = await staff.get(url);
  expect([shown.status, shown.text]).toEqual([200, pdf.toString()]);
  const { headers } = shown;
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(
    String.raw`inline; filename="??retmen \"Ay?e\".pdf"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  );
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect([headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual(['SAMEORIGIN', 'nosniff']);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const download = await staff.get(`${url}?indir=1`);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(download.headers.get('content-security-policy')).toContain('sandbox');
  expect(download.headers.get('x-frame-options')).toBe('DENY');
});

it('its address is worth nothing to anybody else, and nothing after the session has ended', async () => {
  const staff = await gateway.login('moderator');
  const { id } = await upload(staff);
  const url = await addressOf(staff, id);
  const statusFor = async (caller: Staff) => (await caller.get(url)).status;
  expect(await statusFor(gateway.visitor())).toBe(401);
  expect(await statusFor(await gateway.login('user'))).toBe(403);
  expect(await statusFor(await gateway.login('moderator'))).toBe(404);
  expect(await statusFor(staff)).toBe(200);
  const cookie = { cookie: staff.cookie() };
  await staff.post('/api/auth/logout', {});
  expect((await gateway.visitor().get(url, cookie)).status).toBe(401);
});

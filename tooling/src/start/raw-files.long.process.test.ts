import { join } from 'node:path';
import { backUp, backupName } from '@practice/service-kit/backup/back-up';
import { expect, test } from 'vitest';
import { onDatabase } from '../backup/on-database.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { readEnv } from './env.ts';
import { freeTimes, newRequest, sendRequest } from './testing/booking.ts';
import { filesWith, newMark } from './testing/raw-files.ts';
import { gatewayProgram, newEnv, run } from './testing/run-start.ts';
import { type ApiResponse, signIn } from './testing/sign-in.ts';

isAboutEmbedded();

const ADMIN_PASSWORD = 'uzun-bir-parola-42';
const JOURNAL = /^db\/WiredTigerLog\.\d+ \(UTF-8\)$/;
const TABLE = /^db\/.*\.wt \(UTF-8\)$/;
const BACKUP = /^backups\/.*\.gz \(UTF-8\)$/;

type Listed = { id: string; parentName: string; version: number };

test('no file of an installation holds a clinical text, whatever was done with it', { timeout: 240_000 }, async () => {
  const env = await newEnv();
  const product = run({ ...env, ADMIN_PASSWORD, LOG_LEVEL: 'trace' }, [process.execPath, gatewayProgram]);
  await product.until('Stop ');
  const url = `http://127.0.0.1:${env.PORT}`;
  const marks: string[] = [];
  const clinical = (): string => {
    const mark = newMark();
    marks.push(mark);
    return `Geceleri uyanıyor ${mark} ve ağlıyor.`;
  };

  // Two families: the appointment of one stays, that of the other is deleted.
  const families = [newMark(), newMark()] as const;
  const [first, second] = await freeTimes(url, 2);
  if (!first || !second) throw new Error('There are no free times.');
  for (const [index, time] of [first, second].entries()) {
    const name = `Elif ${families[index]}`;
    const request = { ...newRequest(time), parentName: name, childName: name };
    expect(await sendRequest(url, { ...request, reason: clinical(), phone: '12' })).toBe(400);
    expect(await sendRequest(url, { ...request, reason: clinical() })).toBe(201);
    expect(await sendRequest(url, { ...request, reason: clinical() })).toBe(201);
  }

  const staff = await signIn(url, 'admin', ADMIN_PASSWORD);
  const expectStatus = async (status: number, response: Promise<ApiResponse>) => {
    const { status: got, body } = await response;
    expect(got, body).toBe(status);
    return body;
  };
  const listed = JSON.parse(await expectStatus(200, staff('GET', '/api/appointments'))) as Listed[];
  const ids = families.map((family) => {
    const found = listed.find(({ parentName }) => parentName === `Elif ${family}`);
    if (!found) throw new Error('A request is not listed.');
    return found.id;
  });
  const shown: string[] = [];
  for (const id of ids) {
    const path = `/api/appointments/${id}`;
    await expectStatus(200, staff('PUT', path, { notes: clinical() }));
    await expectStatus(409, staff('PUT', path, { notes: clinical(), version: 0 }));
    await expectStatus(200, staff('PUT', path, { reason: clinical(), notes: clinical() }));
    // Who may read them reads all three: the reason, the note, and what the repeated request says.
    const record = await expectStatus(200, staff('GET', path));
    expect(marks.filter((mark) => record.includes(mark))).toHaveLength(3);
    await keepRecords(id);
    await upload(path);
    await expectStatus(200, staff('PATCH', `${path}/status`, { status: 'confirmed' }));
    await expectStatus(200, staff('POST', `${path}/send-email`, { type: 'confirmation' }));
    for (const type of ['confirmation', 'cancellation', 'reminder']) shown.push(await preview(id, type));
    shown.push(await expectStatus(200, staff('GET', `${path}/history`)));
    await expect
      .poll(async () => (await staff('GET', `${path}/emails`)).body)
      .toMatch(/request-received.*confirmation/);
  }
  const written = { name: 'Elif Yıldız', email: 'elif@ornek.com', subject: clinical(), message: clinical() };
  const message = JSON.parse(await expectStatus(201, staff('POST', '/api/contacts', written))) as { id: string };
  const reply = { subject: clinical(), text: clinical() };
  await expectStatus(201, staff('POST', `/api/contacts/${message.id}/replies`, reply));
  await expectStatus(200, staff('GET', '/api/export/appointments?format=csv'));
  await expect.poll(async () => (await staff('GET', '/api/notifications/list?limit=1000')).body).toContain(families[1]);

  const backup = join(env.DATA_DIR, 'backups', backupName());
  await onDatabase(readEnv(env), (uri) => backUp(uri, backup));
  await expectStatus(204, staff('DELETE', `/api/appointments/${ids[1]}`));
  await expect.poll(async () => (await staff('GET', `/api/appointments/${ids[1]}/emails`)).body).toBe('[]');
  shown.push(await expectStatus(200, staff('GET', '/api/notifications/list?limit=1000')));
  shown.push(await expectStatus(200, staff('GET', '/api/audit-log?entity=appointment')));
  expect(marks.filter((mark) => shown.join('\n').includes(mark))).toEqual([]);

  const expectNoTrace = (databaseFile: RegExp) => {
    for (const family of families) {
      // What is not encrypted is found by the same reading: in the database's files and in the backup.
      expect(filesWith(env.DATA_DIR, family)).toContainEqual(expect.stringMatching(databaseFile));
      expect(filesWith(env.DATA_DIR, family)).toContainEqual(expect.stringMatching(BACKUP));
    }
    expect(marks.flatMap((mark) => filesWith(env.DATA_DIR, mark))).toEqual([]);
    expect(marks.filter((mark) => product.output().includes(mark))).toEqual([]);
  };
  // While it runs the journal has everything; a stop writes the tables.
  expectNoTrace(JOURNAL);
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
  expectNoTrace(TABLE);

  /** A note, a child's file and an assessment, with changes that are refused too; their readers read all that was kept. */
  async function keepRecords(appointmentId: string): Promise<void> {
    const path = `/api/appointments/${appointmentId}`;
    const create = async (to: string, body: object): Promise<string> =>
      JSON.parse(await expectStatus(201, staff('POST', to, body))).id;
    const before = marks.length;
    const note = await create(`${path}/notes`, { title: clinical(), content: clinical(), isPrivate: true });
    const profile = await create(`${path}/child-profile`, {});
    const scores = [{ name: clinical(), score: 3 }];
    await create('/api/assessments', {
      appointmentId,
      assessmentType: clinical(),
      recommendations: clinical(),
      scores,
    });
    const kept = marks.slice(before);
    const timeline = await expectStatus(200, staff('GET', `/api/child-profiles/${profile}/timeline`));
    expect(kept.filter((mark) => timeline.includes(mark))).toEqual(kept);
    const file = { concerns: clinical(), emergencyContact: clinical(), guardians: [{ name: clinical() }] };
    const read = await expectStatus(200, staff('PUT', `/api/child-profiles/${profile}`, file));
    expect(marks.slice(-3).filter((mark) => read.includes(mark))).toHaveLength(3);
    await expectStatus(200, staff('GET', `/api/child-profiles/${profile}/summary.pdf`));
    await expectStatus(409, staff('PUT', `/api/clinical-notes/${note}`, { content: clinical(), version: 0 }));
    await expectStatus(409, staff('PUT', `/api/child-profiles/${profile}`, { concerns: clinical(), version: 0 }));
    await expectStatus(400, staff('POST', `${path}/notes`, { content: clinical(), noteType: clinical() }));
    await expectStatus(
      400,
      staff('POST', '/api/assessments', { appointmentId, assessmentType: '', notes: clinical() }),
    );
  }

  /** A file whose name, description and content are clinical; one is finished, another is left in the middle. */
  async function upload(path: string): Promise<void> {
    for (const isLeft of [true, false]) {
      const content = Buffer.from(`%PDF-1.4 ${clinical()} %%EOF`);
      const file = {
        fileName: `${clinical()}.pdf`,
        fileType: 'report',
        description: clinical(),
        fileSize: content.length,
      };
      const { id } = JSON.parse(await expectStatus(201, staff('POST', `${path}/file-uploads`, file))) as { id: string };
      const part = { base64: content.toString('base64') };
      await expectStatus(204, staff('PUT', `/api/file-uploads/${id}/parts/0`, part));
      if (!isLeft) await expectStatus(201, staff('POST', `/api/file-uploads/${id}/finish`, {}));
    }
  }

  async function preview(id: string, type: string): Promise<string> {
    const query = `query($id: ID!, $type: AppointmentEmailType!) {
      appointmentEmailPreview(appointmentId: $id, type: $type) { subject html text }
    }`;
    const body = await expectStatus(200, staff('POST', '/graphql', { query, variables: { id, type } }));
    expect(body).toContain('subject');
    return body;
  }
});

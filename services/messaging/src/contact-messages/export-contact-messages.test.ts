import { FileResponse } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { contactInput } from '../testing/contact-messages.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { exportContactMessages } from './export-contact-messages.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { setContactSpam } from './set-contact-spam.ts';
import { setContactStatus } from './set-contact-status.ts';

useTestDatabase([createService()]);
useStubServices();
const moderator = contextFor('moderator');
const send = (overrides: object = {}) => sendContactMessage(contextFor('anonymous'), contactInput(overrides));

async function lines(filter: object = {}): Promise<string[][]> {
  const file = await exportContactMessages(moderator, { format: 'csv', ...filter });
  expect(file).toBeInstanceOf(FileResponse);
  const [, ...rows] = file.content.toString('utf8').trim().split('\r\n');
  return rows.map((row) => row.split(';'));
}

describe('the export of messages', () => {
  it('has what the list is narrowed to, newest first, without the texts that parents wrote, and starts no formula', async () => {
    await send({ name: 'Elif Yıldız', subject: 'Ücret', message: 'Oğlum gece uyumuyor, ne yapmalıyım?' });
    const { id } = await send({ name: 'Mert Ak', subject: '=1+1' });
    await setContactStatus(moderator, { id, status: 'replied' });
    const rows = await lines();
    expect(rows.map((row) => row[4])).toEqual(["'=1+1", 'Ücret']);
    expect(rows.flat().join()).not.toContain('uyumuyor');
    expect((await lines({ status: 'replied' })).map((row) => [row[4], row[6]])).toEqual([["'=1+1", 'Yanıtlandı']]);
  });

  it('leaves spam out unless it is what is requested', async () => {
    const { id } = await send({ subject: 'Reklam' });
    await setContactSpam(moderator, { id, isSpam: true });
    expect(await lines()).toEqual([]);
    expect((await lines({ isSpam: true })).map((row) => row[4])).toEqual(['Reklam']);
  });

  it('is a workbook on request', async () => {
    const { fileName, content } = await exportContactMessages(moderator, { format: 'xls' });
    expect(fileName).toMatch(/^mesajlar_\d{4}-\d\d-\d\d\.xlsx$/);
    expect(content.subarray(0, 2).toString()).toBe('PK');
  });

  it('refuses a filter that it does not know, and the role user', async () => {
    await expect(exportContactMessages(moderator, { format: 'csv', stauts: 'read' })).rejects.toMatchObject({
      errors: [{ field: 'stauts', code: 'UNKNOWN_FIELD' }],
    });
    await expect(exportContactMessages(contextFor('user'), { format: 'csv' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

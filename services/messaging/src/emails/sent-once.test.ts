import { JobWorker } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { mongo } from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MailHealthModel } from '../mail-state/mail-health.model.ts';
import { RefusedAddressModel } from '../refused-addresses/refused-address.model.ts';
import { createService } from '../server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { request } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();

it('an e-mail goes once, though the database is away after the mail server has taken it', async () => {
  const server = await startMailServer();
  const smtp = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'r@ardic.example' };
  Object.assign(stubs.settings, smtp);
  await request(service, stubs);
  const away = () => {
    throw new mongo.MongoNetworkError('connection closed');
  };
  const notes = [
    vi.spyOn(RefusedAddressModel, 'find').mockImplementationOnce(away),
    vi.spyOn(MailHealthModel, 'findById').mockImplementationOnce(away),
  ];
  onTestFinished(() => void vi.restoreAllMocks());
  const worker = new JobWorker(service.jobs ?? {}, { watches: false });
  worker.start();
  await vi.waitFor(async () => expect(await OutgoingEmailModel.countDocuments({ sentAt: null })).toBe(0), 20_000);
  await worker.stop();
  expect(server.messages).toHaveLength(2);
  for (const note of notes) expect(note).toHaveBeenCalled();
});

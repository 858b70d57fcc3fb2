import { database, setPressureThresholds } from '@practice/service-kit';
import { afterEach, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
afterEach(() => setPressureThresholds(undefined));

const alerts = async () => {
  const found = await database().collection('security_alerts').find().toArray();
  return Object.fromEntries(found.map(({ kind, count }) => [kind, count]));
};
const message = { name: 'Elif Yıldız', email: 'elif@ornek.com', message: 'Bir sorum olacak, kolay gelsin.' };

it('refusals by every door are counted, and admins alerted of very many of them', async () => {
  const visitor = gateway.visitor();
  const foreign = { origin: 'https://baska.example', 'sec-fetch-site': 'cross-site' };
  // At once: what takes five seconds is counted in two parts.
  await Promise.all(Array.from({ length: 30 }, () => visitor.post('/api/contacts', message, foreign)));
  setPressureThresholds({ address: 1, network: 1000, site: 1000 });
  const document = 'mutation($input: SendContactMessageInput!) { sendContactMessage(input: $input) { id } }';
  const wrong = { 'challenge-solution': 'x' };
  for (let times = 0; times < 10; times++) {
    await visitor.post('/api/contacts', message, wrong);
    await visitor.graphql(document, { input: message }, wrong);
  }
  expect(await alerts()).toEqual({});
  await gateway.server.flush();
  expect(await alerts()).toEqual({ crossSiteRequests: 30, failedChallenges: 20 });
  await gateway.server.flush();
  expect(await alerts()).toEqual({ crossSiteRequests: 30, failedChallenges: 20 });
});

it('what exceeds a limit is counted, too', async () => {
  const visitor = gateway.visitor();
  const ask = () => visitor.get('/api/public/appointments/days?from=2030-01-01&to=2030-01-02');
  const before = await countedRefusals();
  const statuses: number[] = [];
  for (let times = 0; times < 10; times++)
    statuses.push(...(await Promise.all(Array.from({ length: 35 }, ask))).map(({ status }) => status));
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(10);
  expect((await countedRefusals()) - before).toBe(refused);
});

/** With all that this process has to report by now. */
async function countedRefusals(): Promise<number> {
  await gateway.server.flush();
  const activities = database().collection<{ _id: string; hits: { count: number }[] }>('security_activities');
  const counted = await activities.findOne({ _id: 'refusedRequests:' });
  return (counted?.hits ?? []).reduce((sum, { count }) => sum + count, 0);
}

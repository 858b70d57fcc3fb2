import { deepStrictEqual } from 'node:assert';
import { addDays, dayOfWeek, today } from '@practice/contracts';
import { SignJWT } from 'jose';
import { startBare } from '../machine/bare.ts';
import { anyAddress, compare } from '../machine/load.ts';
import { newDatabase, SERVICE_SECRET, startBuilt, withDatabaseName } from '../machine/program.ts';
import { atLeast, type Row } from '../row.ts';

const QUERY = JSON.stringify({ query: '{ therapyServices { id slug title description duration } }' });
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** Reading over REST against a bare server, and over GraphQL through the gateway against the service's own endpoint. */
export async function reading(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const mongodbUri = withDatabaseName(database.uri, 'reading');
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri });
  const bare = await startBare(mongodbUri);
  try {
    const date = nextWorkday();
    const availability = await compareSame(
      `${gateway.url}/api/public/appointments/availability?date=${date}`,
      `${bare.url}/availability?date=${date}`,
    );
    const settings = await compareSame(`${gateway.url}/api/site-settings`, `${bare.url}/site-settings`);
    return [
      atLeast('availability over REST / bare server', availability.ratio, 0.7, perSecond(availability)),
      atLeast('site-settings over REST / bare server', settings.ratio, 1, perSecond(settings)),
      await graphql(dataDir, mongodbUri),
    ];
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
    await end();
  }
}

async function compareSame(ours: string, peer: string) {
  const [one, other] = await Promise.all([ours, peer].map(async (url) => (await fetch(url)).json()));
  deepStrictEqual(one, other, 'the bare server does not answer the same');
  return compare({ url: ours }, { url: peer });
}

async function graphql(dataDir: string, mongodbUri: string): Promise<Row> {
  const service = await startBuilt('services/appointments', { dataDir, mongodbUri });
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri, env: { APPOINTMENTS_URL: service.url } });
  // A token is good for 30 seconds, and measuring takes longer.
  const headers = { ...JSON_HEADERS, authorization: await visitorToken() };
  const renewal = setInterval(async () => {
    headers.authorization = await visitorToken();
  }, 10_000);
  try {
    const measured = await compare(
      { url: `${gateway.url}/graphql`, method: 'POST', headers: JSON_HEADERS, body: QUERY },
      { url: `${service.url}/graphql`, method: 'POST', headers, body: QUERY },
    );
    return atLeast('GraphQL read through the gateway / service itself', measured.ratio, 0.6, perSecond(measured));
  } finally {
    clearInterval(renewal);
    await gateway.stop();
    await service.stop();
  }
}

/** What the gateway would send for a visitor, as an Authorization header. */
async function visitorToken(): Promise<string> {
  const ctx = {
    actor: { role: 'anonymous', userId: null, username: null, scope: 'read-write' },
    requestId: 'bench',
    address: anyAddress(),
    idempotencyKey: null,
  };
  const token = await new SignJWT({ ctx })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('practice')
    .setAudience('appointments')
    .setIssuedAt()
    .setExpirationTime('30s')
    .sign(new TextEncoder().encode(SERVICE_SECRET));
  return `Bearer ${token}`;
}

export function nextWorkday(): string {
  let date = addDays(today(), 28);
  while ([0, 6].includes(dayOfWeek(date))) date = addDays(date, 1);
  return date;
}

export function perSecond({ ours, peer }: { ours: number; peer: number }): string {
  return `${Math.round(ours)} to ${Math.round(peer)} a second`;
}

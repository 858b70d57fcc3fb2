import { addDays, dayOfWeek, today } from '@practice/contracts';
import { withDatabaseName } from '@practice/tooling/database';
import { createSigner } from 'fast-jwt';
import { startBare } from '../machine/bare.ts';
import { anyAddress, assertSame, compare, type Target } from '../machine/load.ts';
import { newDatabase, SERVICE_SECRET, startBuilt } from '../machine/program.ts';
import { atLeast, perSecond, type Row } from '../row.ts';

const QUERY = JSON.stringify({ query: '{ therapyServices { id slug title description duration } }' });
/** Posts bring their whole texts, a third more bytes than services; both lists come from the cache. */
const BLOG_GOAL = 0.9;
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
      { url: `${gateway.url}/api/public/appointments/availability?date=${date}` },
      { url: `${bare.url}/availability?date=${date}` },
    );
    const settings = await compareSame(
      { url: `${gateway.url}/api/site-settings` },
      { url: `${bare.url}/site-settings` },
    );
    const blog = await compare({ url: `${gateway.url}/api/blog` }, { url: `${gateway.url}/api/services` });
    return [
      atLeast('availability over REST / bare server', availability.ratio, 0.7, perSecond(availability)),
      atLeast('site-settings over REST / bare server', settings.ratio, 1, perSecond(settings)),
      atLeast('posts over REST / services over REST', blog.ratio, BLOG_GOAL, perSecond(blog)),
      ...(await graphql(gateway.url, { dataDir, mongodbUri })),
    ];
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
    await end();
  }
}

async function compareSame(ours: Target, peer: Target) {
  await assertSame(ours, peer);
  return compare(ours, peer);
}

const GRAPHQL_REASON =
  'load, gateway, service and database share the cores, and each does its whole work for a request; by processor time ' +
  'the gateway costs about as much as the service (decision 13). In one process there is no second way over HTTP';

/** With the service in a process of its own, as it is there when it is measured alone, and in the gateway's own. */
async function graphql(inOneProcess: string, folder: { dataDir: string; mongodbUri: string }): Promise<Row[]> {
  // Whether prices are shown is a setting, which the content service has.
  const content = await startBuilt('services/content', folder);
  const service = await startBuilt('services/appointments', { ...folder, env: { CONTENT_URL: content.url } });
  const gateway = await startBuilt('gateway', { ...folder, env: { APPOINTMENTS_URL: service.url } });
  // A token is good for 30 seconds, and measuring takes longer.
  const headers = { ...JSON_HEADERS, authorization: visitorToken() };
  const renewal = setInterval(() => {
    headers.authorization = visitorToken();
  }, 10_000);
  const alone = { url: `${service.url}/graphql`, method: 'POST' as const, headers, body: QUERY };
  const through = (url: string) =>
    compare({ url: `${url}/graphql`, method: 'POST', headers: JSON_HEADERS, body: QUERY }, alone);
  try {
    const distributed = await through(gateway.url);
    const inProcess = await through(inOneProcess);
    const comparison = { ...perSecond(distributed), reason: GRAPHQL_REASON };
    return [
      atLeast('GraphQL read through the gateway / service itself', distributed.ratio, 0.6, comparison),
      atLeast('the same, services in the process of the gateway', inProcess.ratio, null, perSecond(inProcess)),
    ];
  } finally {
    clearInterval(renewal);
    for (const program of [gateway, service, content]) await program.stop();
  }
}

const sign = createSigner({ key: SERVICE_SECRET, iss: 'practice', aud: 'appointments', expiresIn: 30_000 });

/** What the gateway would send for a visitor, as an Authorization header. */
function visitorToken(): string {
  const ctx = {
    actor: { role: 'anonymous', userId: null, username: null, scope: 'read-write' },
    requestId: 'bench',
    address: anyAddress(),
    idempotencyKey: null,
  };
  return `Bearer ${sign({ ctx })}`;
}

export function nextWorkday(): string {
  let date = addDays(today(), 28);
  while ([0, 6].includes(dayOfWeek(date))) date = addDays(date, 1);
  return date;
}

import { MongoClient } from 'mongodb';
import { compare, type Target } from '../machine/load.ts';
import { fillAppointments } from '../machine/practice-data.ts';
import { admin, newDatabase, startBuilt, withDatabaseName } from '../machine/program.ts';
import { atMost, type Row } from '../row.ts';
import { nextWorkday } from './reading.ts';

/** How much slower the product gets with its data: the time that a request takes with much, against with little. */
export async function growth(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const sizes = { large: 500_000, middle: 100_000, small: 5000, tiny: 1000 };
  try {
    const gateways = await Promise.all(
      Object.entries(sizes).map(async ([name, size]) => [name, await practiceOf(name, size)] as const),
    );
    const urls = Object.fromEntries(gateways.map(([name, { url }]) => [name, url])) as Record<
      keyof typeof sizes,
      string
    >;
    try {
      return await measure(urls);
    } finally {
      for (const [, gateway] of gateways) await gateway.stop();
    }
  } finally {
    await end();
  }

  async function practiceOf(name: string, size: number) {
    const mongodbUri = withDatabaseName(database.uri, name);
    const gateway = await startBuilt('gateway', { dataDir, mongodbUri });
    const client = await new MongoClient(mongodbUri).connect();
    await fillAppointments(client.db(), size);
    await client.close();
    return gateway;
  }
}

async function measure(urls: Record<'large' | 'middle' | 'small' | 'tiny', string>): Promise<Row[]> {
  const day = `/api/public/appointments/availability?date=${nextWorkday()}`;
  const rows = [
    await slowdown(
      "one day's availability, 500,000 appointments / 5,000",
      { url: urls.large + day },
      { url: urls.small + day },
      1.3,
    ),
  ];
  const [cookie, tinyCookie] = [await signIn(urls.middle), await signIn(urls.tiny)];
  for (const [name, query, goal] of [
    ['first page', '', 1.3],
    ['a filter', '&status=pending', 1.3],
    // Reads what it finds, and ten times as many families are found in ten times as many.
    ['a search', '&search=Öztürk', undefined],
  ] as const) {
    const path = `/api/appointments?page=1&pageSize=25${query}`;
    rows.push(
      await slowdown(
        `staff list, ${name}, 100,000 / 1,000`,
        { url: encodeURI(urls.middle + path), headers: { cookie } },
        { url: encodeURI(urls.tiny + path), headers: { cookie: tinyCookie } },
        goal,
      ),
    );
  }
  return rows;
}

async function slowdown(name: string, much: Target, little: Target, goal?: number): Promise<Row> {
  const { ours, peer, ratio } = await compare(much, little);
  const times = 1 / ratio;
  const detail = `${Math.round(ours)} to ${Math.round(peer)} a second`;
  if (goal !== undefined) return atMost(name, times, goal, { detail });
  return { name, measured: `${times.toFixed(2)} (${detail})` };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  if (!response.ok || !cookie) throw new Error(`The bench cannot sign in: ${response.status} ${await response.text()}`);
  return cookie;
}

import { withDatabaseName } from '@practice/tooling/database';
import { MongoClient } from 'mongodb';
import { requestFor, roomForAll, sendTo, TIMES, workdays } from '../machine/bookings.ts';
import { startCountingProxy } from '../machine/counting-proxy.ts';
import { newDatabase, startBuilt } from '../machine/program.ts';
import { atMost, type Row } from '../row.ts';

const CALLERS = 8;

/** How often a booking's transaction begins again when eight callers book on one day after another. */
export async function retries(): Promise<Row[]> {
  return [
    atMost('retries of a booking, one gateway', await retriesWith(1), 0.05),
    atMost('retries of a booking, two gateways', await retriesWith(2), 0.5),
  ];
}

async function retriesWith(gateways: number): Promise<number> {
  const { dataDir, database, end } = await newDatabase();
  const uri = withDatabaseName(database.uri, 'retries');
  const proxy = await startCountingProxy(uri);
  const mongodbUri = uri.replace(new URL(uri).host, `127.0.0.1:${proxy.port}`);
  const running: Awaited<ReturnType<typeof startBuilt>>[] = [];
  const client = await new MongoClient(uri).connect();
  try {
    while (running.length < gateways) running.push(await startBuilt('gateway', { dataDir, mongodbUri }));
    await roomForAll(client.db());
    const books = running.map(({ url }) => sendTo(`${url}/api/appointments`, 201));
    const times = workdays().flatMap((date) => TIMES.map((time) => ({ date, time })));
    const waiting = [...times];
    const booking = new Set<string>();
    let aborted = 0;
    proxy.note = ({ name, command }) => {
      const transaction = `${JSON.stringify(command.lsid)} ${command.txnNumber}`;
      if (name === 'update day_schedules') booking.add(transaction);
      if (name.startsWith('abortTransaction') && booking.has(transaction)) aborted += 1;
    };
    const caller = async (_: unknown, index: number) => {
      const book = books[index % books.length];
      for (let next = waiting.shift(); next && book; next = waiting.shift()) await book(requestFor(next));
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    return aborted / times.length;
  } finally {
    await Promise.all([...running.map((gateway) => gateway.stop()), client.close()]);
    proxy.stop();
    await end();
  }
}

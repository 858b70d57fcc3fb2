import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { clientOptions, overriddenOptions } from './client-options.ts';

const EMBEDDED = 'mongodb://127.0.0.1:1/practice?directConnection=true&retryWrites=false';
const SET = 'mongodb://one,two,three/practice?replicaSet=rs0';

/** The options of a client as the driver understands them. */
function parsed(uri: string) {
  return new MongoClient(uri, clientOptions(uri)).options;
}

it.each(['secondaryPreferred', 'primaryPreferred', 'nearest'])(
  'reads go to the primary with %s in the address',
  (mode) => {
    const options = parsed(`${SET}&readPreference=${mode}&readPreferenceTags=dc:east&readPreferenceTags=`);
    expect(options.readPreference).toMatchObject({ mode: 'primary', tags: [] });
  },
);

it('a majority takes every write, whatever the address says', () => {
  expect(parsed(SET).writeConcern).toMatchObject({ w: 'majority' });
  expect(parsed(`${SET}&w=1&wtimeoutMS=3000`).writeConcern).toMatchObject({ w: 'majority', wtimeoutMS: 3000 });
});

it('a set of servers has the time of an election, a server by itself has four seconds', () => {
  expect(parsed(SET).serverSelectionTimeoutMS).toBe(15_000);
  expect(parsed('mongodb+srv://cluster.example.net/practice').serverSelectionTimeoutMS).toBe(15_000);
  expect(parsed(EMBEDDED).serverSelectionTimeoutMS).toBe(4000);
});

it('nothing is waited for without a limit', () => {
  for (const uri of [SET, EMBEDDED]) {
    const { socketTimeoutMS, connectTimeoutMS, waitQueueTimeoutMS } = parsed(uri);
    expect(socketTimeoutMS).toBe(60_000);
    expect(connectTimeoutMS).toBe(10_000);
    expect(waitQueueTimeoutMS).toBe(5000);
  }
});

it('the address has the last word on times, the pool and retried writes', () => {
  const given =
    '&serverSelectionTimeoutMS=7000&SocketTimeoutMS=9000&connectTimeoutMS=2000&waitQueueTimeoutMS=100&maxpoolsize=7';
  expect(parsed(SET + given)).toMatchObject({
    serverSelectionTimeoutMS: 7000,
    socketTimeoutMS: 9000,
    connectTimeoutMS: 2000,
    waitQueueTimeoutMS: 100,
    maxPoolSize: 7,
    retryWrites: true,
  });
  expect(parsed(EMBEDDED).retryWrites).toBe(false);
  expect(parsed(SET).maxPoolSize).toBe(50);
});

it('options of the address without an effect are named', () => {
  const given = 'READPREFERENCE=secondaryPreferred&w=1&timeoutMS=100&maxPoolSize=7&retryWrites=true';
  expect(overriddenOptions(`mongodb://one/practice?${given}`)).toEqual(['readPreference', 'w', 'timeoutMS']);
  expect(overriddenOptions(`${SET}&readPreference=primary&w=majority`)).toEqual([]);
  expect(overriddenOptions('mongodb://one/practice')).toEqual([]);
});

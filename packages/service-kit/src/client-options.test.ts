import { type BSONSerializeOptions, MongoClient, type MongoOptions } from 'mongodb';
import { expect, it, vi } from 'vitest';
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

it('a pool has room for the least number of connections that the address wants', () => {
  expect(parsed(`${SET}&minPoolSize=80`)).toMatchObject({ minPoolSize: 80, maxPoolSize: 80 });
  expect(parsed(`${SET}&minPoolSize=5`)).toMatchObject({ minPoolSize: 5, maxPoolSize: 50 });
});

type Parsed = MongoOptions & BSONSerializeOptions;
const reads = (options: Parsed) => [options.readPreference.mode, options.readConcern?.level];
const writes = (options: Parsed) => [options.writeConcern?.w, options.writeConcern?.journal];

it.each([
  ['readPreference=secondary', reads, ['primary', undefined]],
  ['readPreference=nearest&readPreferenceTags=dc:east&readPreferenceTags=', reads, ['primary', undefined]],
  ['readConcernLevel=linearizable', reads, ['primary', 'local']],
  ['readConcernLevel=nonsense', reads, ['primary', 'local']],
  ['w=0', writes, ['majority', undefined]],
  ['w=2', writes, ['majority', undefined]],
  ['w=0&journal=true', writes, ['majority', true]],
  ['journal=false', writes, ['majority', true]],
  ['j=false', writes, ['majority', true]],
  ['fsync=false', writes, ['majority', true]],
  ['promoteValues=false', ({ promoteValues }: Parsed) => promoteValues, true],
  ['promoteLongs=false', ({ promoteLongs }: Parsed) => promoteLongs, true],
  ['promoteBuffers=true', ({ promoteBuffers }: Parsed) => promoteBuffers, false],
  ['useBigInt64=true', ({ useBigInt64 }: Parsed) => useBigInt64, false],
  ['bsonRegExp=true', ({ bsonRegExp }: Parsed) => bsonRegExp, false],
  ['raw=true', ({ raw }: Parsed) => raw, false],
  ['serializeFunctions=true', ({ serializeFunctions }: Parsed) => serializeFunctions, false],
  ['checkKeys=true', ({ checkKeys }: Parsed) => checkKeys, false],
  ['forceServerObjectId=true', ({ forceServerObjectId }: Parsed) => forceServerObjectId, false],
  ['ignoreUndefined=false', ({ ignoreUndefined }: Parsed) => ignoreUndefined, true],
] as [string, (options: Parsed) => unknown, unknown][])(
  '%s in the address has no effect, and is named',
  (given, effect, expected) => {
    // Some are deprecated, which the driver says.
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    for (const uri of [SET, 'mongodb+srv://cluster.example.net/practice?retryReads=true']) {
      expect(effect(parsed(`${uri}&${given}`))).toEqual(expected);
      expect(overriddenOptions(`${uri}&${given}`)).toContain(given.split('=')[0]);
    }
  },
);

it.each([
  'wtimeoutMS=3000',
  'retryReads=false',
  'tls=true&tlsAllowInvalidCertificates=true',
  'tlsInsecure=true',
  'tlsCAFile=/etc/ca.pem',
  'compressors=zlib',
  'heartbeatFrequencyMS=1000',
  'journal=true',
  'readConcernLevel=local',
])('%s in the address is taken as it is', (given) => {
  expect(() => parsed(`${SET}&${given}`)).not.toThrow();
  expect(overriddenOptions(`${SET}&${given}`)).toEqual([]);
});

it('options of the address without an effect are named', () => {
  const given = 'READPREFERENCE=secondaryPreferred&w=1&timeoutMS=100&maxPoolSize=7&retryWrites=true';
  expect(overriddenOptions(`mongodb://one/practice?${given}`)).toEqual(['readPreference', 'w', 'timeoutMS']);
  expect(overriddenOptions(`${SET}&readPreference=primary&w=majority`)).toEqual([]);
  expect(overriddenOptions('mongodb://one/practice')).toEqual([]);
});

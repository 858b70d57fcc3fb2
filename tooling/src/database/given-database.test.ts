import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { checkGivenDatabase } from './given-database.ts';
import { startFakeMongod } from './testing/fake-mongod.ts';
import { setUp } from './testing/strict-proxy/setup.ts';

/** What the terminal says of an address. */
const refusalOf = (uri: string) =>
  checkGivenDatabase(uri).then(
    () => 'accepted',
    ({ message }) => message as string,
  );
const isChange = (name: string) => /^(create|insert|drop)/.test(name);
const soon = 'serverSelectionTimeoutMS=500';

/** A server that does `onConnection` with each connection; its address. */
async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('a primary of a set that lets its user work is accepted, and what was tried there is taken away', async () => {
  const { host, commands } = await startFakeMongod();
  expect(await checkGivenDatabase(`mongodb://${host}/practice`)).toBe(host);
  const tried = commands.flatMap((command) => Object.entries(command).slice(0, 1)).filter(([name]) => isChange(name));
  expect(tried.map(([name]) => name)).toEqual(['createIndexes', 'insert', 'drop']);
  expect(new Set(tried.map(([, collection]) => collection)).size).toBe(1);
});

describe('by MongoDB’s rules', () => {
  isAboutEmbedded();

  test.each(['replica-set', 'mongos', 'atlas'] as const)('a server that plays a %s is accepted', async (persona) => {
    const { proxy, client } = await setUp({ persona });
    await checkGivenDatabase(proxy.uri);
    expect(proxy.violations).toEqual([]);
    const left = await client.db().listCollections({}, { nameOnly: true }).toArray();
    expect(left.map(({ name }) => name)).toEqual(['things']);
  });

  test.each(['buildInfo', 'listCollections', 'createIndexes', 'insert', 'drop'])(
    'a server that crashes while it answers %s is waited for, and nothing of the look is left',
    async (name) => {
      const { proxy, client } = await setUp();
      const kinds = ['write' as const, 'read' as const, 'other' as const];
      proxy.loseReplies(1, { kinds, name });
      expect(await refusalOf(proxy.uri)).toBe('accepted');
      expect(proxy.lossesLeft()).toBe(0);
      const left = await client.db().listCollections({}, { nameOnly: true }).toArray();
      expect(left.map(({ name: each }) => each)).toEqual(['things']);
    },
  );

  test('a set that chooses another primary while it is looked at is waited for, which one line says', async () => {
    const { proxy } = await setUp();
    const lines: string[] = [];
    proxy.loseReplies(1, { kinds: ['other'], name: 'createIndexes' });
    const accepted = checkGivenDatabase(proxy.uri, (line) => {
      lines.push(line);
      void proxy.stepDown({ electionMs: 1500, isCrash: true });
    });
    expect(await accepted).toBe(proxy.members.join(', '));
    expect(lines).toEqual([expect.stringMatching(/^Waiting for the MongoDB at .* \(MONGODB_URI\), which broke off/)]);
  });
});

test('options of the address that have no effect are named in one line, and the others not', async () => {
  const { host } = await startFakeMongod();
  const lines: string[] = [];
  const options = 'readPreference=secondaryPreferred&w=1&maxPoolSize=7&retryWrites=false';
  await checkGivenDatabase(`mongodb://${host}/practice?${options}`, (line) => lines.push(line));
  expect(lines).toEqual(['Without effect in MONGODB_URI, as the product needs its own: readPreference, w.']);
  await checkGivenDatabase(`mongodb://${host}/practice?maxPoolSize=7`, (line) => lines.push(line));
  expect(lines).toHaveLength(1);
});

test.each([
  ['practice', /is not an address of MongoDB\. It looks like mongodb:\/\/user/],
  ['http://db.example/practice', /is not an address of MongoDB/],
  ['mongodb://db.example:27017', /names no database after its hosts/],
  ['mongodb://db.example/?replicaSet=rs0', /names no database after its hosts/],
  ['mongodb://me:secret@db.example/admin', /names the database "admin", which is the server's own/],
])('the address %s is refused before anything is asked of a server', async (uri, sentence) => {
  expect(await refusalOf(uri)).toMatch(sentence);
});

test.each([
  ['directConnection=true', 'mongodb://one,two/practice?directConnection=true', /requires exactly one host/],
  [
    'directConnection=true of names in DNS',
    'mongodb+srv://one.example/practice?directConnection=true',
    /does not support/,
  ],
  [
    'loadBalanced=true for several',
    'mongodb://one,two/practice?loadBalanced=true',
    /only supported with a single host/,
  ],
  ['loadBalanced=true for a set', 'mongodb://one/practice?loadBalanced=true&replicaSet=rs0', /not supported with/],
  ['tls and ssl that differ', 'mongodb://one/practice?tls=true&ssl=false', /must be the same/],
  [
    'two ways of trust',
    'mongodb://one/practice?tlsInsecure=true&tlsAllowInvalidCertificates=true',
    /cannot be used with/,
  ],
  ['srvMaxHosts without DNS', 'mongodb://one/practice?srvMaxHosts=2', /Cannot use srvMaxHosts/],
  ['an unknown option', 'mongodb://one/practice?slaveOk=true', /option slaveok is not supported/],
  ['an option twice', 'mongodb://one/practice?w=1&w=2', /cannot appear more than once/],
  ['a limit that is no number', 'mongodb://one/practice?maxPoolSize=many', /Expected maxPoolSize to be/],
  ['maxStalenessSeconds', 'mongodb://one,two/practice?maxStalenessSeconds=120', /has the option maxStalenessSeconds/],
])('an address with %s is refused with one sentence', async (_, uri, sentence) => {
  const refusal = await refusalOf(uri);
  expect(refusal).toMatch(/^MONGODB_URI (cannot be used: |has )[^\n]+\.$/);
  expect(refusal).toMatch(sentence);
});

test.each([
  [
    'a file of certificates that is not there',
    'tls=true&tlsCAFile=/nowhere.pem',
    /cannot be used: ENOENT.*nowhere\.pem/,
  ],
  ['a server that is no load balancer', 'loadBalanced=true', /is no load balancer\. Leave loadBalanced=true out/],
])('%s is refused with a sentence', async (_, options, sentence) => {
  const { host } = await startFakeMongod();
  expect(await refusalOf(`mongodb://${host}/practice?${soon}&${options}`)).toMatch(sentence);
});

test.each([
  ['a server by itself', { hello: { setName: undefined } }, '', /is a server by itself.*--replSet rs0/],
  [
    'one where the address names a set',
    { hello: { setName: undefined, hosts: undefined } },
    '&replicaSet=rs0',
    /by itself/,
  ],
  ['a server of another set', {}, '&replicaSet=rs1', /belongs to the replica set "rs0", .*replicaSet=rs1/],
  [
    'a set that was never initiated',
    { hello: { setName: undefined, isWritablePrimary: false, ismaster: false, isreplicaset: true } },
    '&replicaSet=rs0',
    /never initiated\. Run rs\.initiate\(\)/,
  ],
  [
    'a set without a primary',
    { hello: { isWritablePrimary: false, ismaster: false, secondary: true, primary: undefined } },
    '&replicaSet=rs0',
    /has no primary now/,
  ],
  [
    'a secondary that is asked alone',
    { hello: { isWritablePrimary: false, ismaster: false, secondary: true } },
    '&directConnection=true',
    /has no primary now.*directConnection/,
  ],
  ['MongoDB 4.4', { buildInfo: { version: '4.4.29' } }, '', /is MongoDB 4\.4\.29, and 7\.0 or 8\.0 is needed/],
  ['MongoDB 6.0', { buildInfo: { version: '6.0.19' } }, '', /is MongoDB 6\.0\.19, and 7\.0/],
  ['MongoDB 3.6', { hello: { maxWireVersion: 6 } }, '', /is an old MongoDB, and 7\.0/],
  ['a server that hangs', { hello: 'silence' as const }, '', /does not answer\. See whether it runs/],
])('%s is refused with a sentence, and nothing is written', async (_, answers, options, sentence) => {
  const { host, commands } = await startFakeMongod(answers);
  expect(await refusalOf(`mongodb://${host}/practice?${soon}${options}`)).toMatch(sentence);
  expect(commands.filter((command) => 'insert' in command || 'createIndexes' in command)).toEqual([]);
});

const unauthorized = { ok: 0, code: 13, codeName: 'Unauthorized', errmsg: 'not authorized on practice' };
const ofAtlas = { ok: 0, code: 8000, codeName: 'AtlasError', errmsg: 'user is not allowed to do action' };

test.each([
  [{ createIndexes: unauthorized }, /wants a user and a password\. Put them into MONGODB_URI/, []],
  [{ createIndexes: ofAtlas }, /wants a user/, []],
  [{ insert: unauthorized }, /wants a user/, ['createIndexes', 'drop']],
])('rights that are missing are a sentence: %o', async (answers, sentence, left) => {
  const { host, commands } = await startFakeMongod(answers);
  expect(await refusalOf(`mongodb://${host}/practice`)).toMatch(sentence);
  const done = commands.flatMap((command) => Object.keys(command)[0] ?? []).filter((name) => !(name in answers));
  expect(done.filter(isChange)).toEqual(left);
});

test.each([
  [{ ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' }],
  [{ ok: 0, code: 8000, codeName: 'AtlasError', errmsg: 'bad auth : Authentication failed.' }],
])('a wrong password is told apart, and not shown: %o', async (saslStart) => {
  const { host } = await startFakeMongod({ saslStart });
  const refusal = await refusalOf(`mongodb://me:secret@${host}/practice?authMechanism=PLAIN&authSource=$external`);
  expect(refusal).toMatch(/refuses the user or the password\. .*authSource=admin/);
  expect(refusal).not.toContain('secret');
});

test('a user without rights is told which role is missing', async () => {
  const signedIn = { conversationId: 1, done: true, payload: '' };
  const { host } = await startFakeMongod({ saslStart: signedIn, createIndexes: ofAtlas });
  const refusal = await refusalOf(`mongodb://me:secret@${host}/practice?authMechanism=PLAIN&authSource=$external`);
  expect(refusal).toMatch(/does not let its user create an index in the database "practice".*role readWrite/);
});

test('the target of a move is called --to throughout, and never MONGODB_URI', async () => {
  const { host } = await startFakeMongod({ createIndexes: unauthorized });
  for (const address of [host, '127.0.0.1:9', 'nowhere.invalid']) {
    const refusal = checkGivenDatabase(`mongodb://${address}/practice?${soon}`, () => undefined, 'move');
    await expect(refusal).rejects.toThrow(/^The MongoDB at \S+ \(--to\) (?!.*MONGODB_URI).*--to/);
  }
});

test('what the network says is told apart', async () => {
  expect(await refusalOf(`mongodb://127.0.0.1:9/practice?${soon}`)).toMatch(
    /127\.0\.0\.1:9 \(MONGODB_URI\) refuses connections/,
  );
  expect(await refusalOf(`mongodb://nowhere.invalid/practice?${soon}`)).toMatch(
    /no name server knows nowhere\.invalid/,
  );
  expect(await refusalOf(`mongodb+srv://nowhere.invalid/practice?${soon}`)).toMatch(
    /cannot be found: no name server knows/,
  );
  const closing = await listen(createServer((socket) => void socket.destroy()));
  expect(await refusalOf(`mongodb://${closing}/practice?${soon}`)).toMatch(/closes each connection at once/);
  const { host } = await startFakeMongod();
  expect(await refusalOf(`mongodb://${host}/practice?tls=true&${soon}`)).toMatch(/closes each|does not speak TLS/);
});

/** A certificate that its own key has signed, as test set-ups make one. */
function selfSigned(): { key: string; cert: string } {
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', '-', '-out', '-'];
  const pem = execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { key: pem, cert: pem };
}

test('a certificate that is not trusted is told apart', async () => {
  const { key, cert } = selfSigned();
  const server = await listen(createTlsServer({ key, cert }));
  expect(await refusalOf(`mongodb://${server}/practice?tls=true&${soon}`)).toMatch(
    /has a certificate that this machine does not trust \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
  );
});

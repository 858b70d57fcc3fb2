import { expect, it } from 'vitest';
import { addressProblem, withDatabaseName } from './database-uri.ts';

it.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/test'],
  ['mongodb://127.0.0.1:27017/practice?replicaSet=rs0', 'mongodb://127.0.0.1:27017/test?replicaSet=rs0'],
  ['mongodb://a:1,b:2,c:3/?replicaSet=rs0', 'mongodb://a:1,b:2,c:3/test?replicaSet=rs0'],
  ['mongodb://me:s%40cret@a,b/practice', 'mongodb://me:s%40cret@a,b/test?authSource=practice'],
  ['mongodb://me:pw@a/practice?authSource=admin', 'mongodb://me:pw@a/test?authSource=admin'],
  ['mongodb://me:pw@a/?tls=true', 'mongodb://me:pw@a/test?tls=true'],
  // The record of the name in DNS says authSource=admin, which one in the address would take the place of.
  ['mongodb+srv://me:pw@cluster.example/practice?w=1', 'mongodb+srv://me:pw@cluster.example/test?w=1'],
])('another database of %s keeps everything else', (uri, expected) => {
  expect(withDatabaseName(uri, 'test')).toBe(expected);
});

it('refuses an invalid address, without quoting it', () => {
  expect(() => withDatabaseName('secret@nowhere', 'test')).toThrow('This is not an address of MongoDB.');
});

it.each([
  ['mongodb://me:pw@a,b:2/practice?tls=true', undefined],
  ['mongodb+srv://me:pw@cluster.example/practice', undefined],
  ['mongodb://a:1', /names no database/],
  ['mongodb://a:1/?replicaSet=rs0', /names no database/],
  ['mongodb://me:pw@a/admin?tls=true', /names the database "admin"/],
  ['postgres://a:1/practice', /is not an address of MongoDB/],
  ['mongodb://a,b/practice?replicaSet=rs0&MaxStalenessSeconds=120', /maxStalenessSeconds, .* Take it out/],
  ['mongodb+srv://a.example/practice?maxStalenessSeconds=120&readPreference=secondary', /maxStalenessSeconds/],
])('what is wrong with %s is a sentence: %s', (uri, sentence) => {
  if (sentence) expect(addressProblem(uri)).toMatch(sentence);
  else expect(addressProblem(uri)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { withDatabaseName } from './database-uri.ts';

it.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/test'],
  ['mongodb://127.0.0.1:27017/practice?replicaSet=rs0', 'mongodb://127.0.0.1:27017/test?replicaSet=rs0'],
  ['mongodb://a:1,b:2,c:3/?replicaSet=rs0', 'mongodb://a:1,b:2,c:3/test?replicaSet=rs0'],
  ['mongodb://me:s%40cret@a,b/practice', 'mongodb://me:s%40cret@a,b/test?authSource=practice'],
  ['mongodb://me:pw@a/practice?authSource=admin', 'mongodb://me:pw@a/test?authSource=admin'],
  ['mongodb://me:pw@a/?tls=true', 'mongodb://me:pw@a/test?tls=true'],
  [
    'mongodb+srv://me:pw@cluster.example/practice?w=1',
    'mongodb+srv://me:pw@cluster.example/test?w=1&authSource=practice',
  ],
])('another database of %s keeps everything else', (uri, expected) => {
  expect(withDatabaseName(uri, 'test')).toBe(expected);
});

it('refuses an invalid address, without quoting it', () => {
  expect(() => withDatabaseName('secret@nowhere', 'test')).toThrow('This is not an address of MongoDB.');
});

import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  decryptText,
  type EncryptedText,
  encryptText,
  isEncrypted,
  isOfWritingKey,
  keyedHash,
  setFieldKeys,
  UNREADABLE_TEXT,
} from './field-encryption.ts';
import { logger } from './logger.ts';
import { TEST_FIELD_KEY } from './testing/test-database.ts';

const FIRST = 'the first key which is long enough';
const SECOND = 'the second key which is long enough';
const TEXT = 'Geceleri uyanıyor, "karanlık" korkusu var. 🌙';
const location = { collection: 'appointments', id: 'one', field: 'reason' };

beforeEach(() => {
  setFieldKeys(FIRST);
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => setFieldKeys(TEST_FIELD_KEY));

test('a text can be decrypted, and nothing of it is visible in the stored value', () => {
  const stored = encryptText(TEXT, location);
  expect(decryptText(stored, location)).toBe(TEXT);
  expect(stored).toMatch(/^enc1:[\w-]{8}:[\w-]+$/);
  expect(Buffer.from(stored.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain('uyan');
});

test('the same text is stored differently each time', () => {
  expect(encryptText(TEXT, location)).not.toBe(encryptText(TEXT, location));
});

test('no text stays no text, so that a query finds records that have one', () => {
  expect(encryptText('', location)).toBe('');
  expect(decryptText('' as EncryptedText, location)).toBe('');
});

describe('an unreadable text is reported in the record and in the log, without an error', () => {
  test.each([
    ['moved to another record', { ...location, id: 'two' }],
    ['moved to another field', { ...location, field: 'notes' }],
    ['moved to another collection', { ...location, collection: 'profiles' }],
  ])('a text that was %s', (_, other) => {
    expect(decryptText(encryptText(TEXT, location), other)).toBe(UNREADABLE_TEXT);
  });

  test('a text that was changed', () => {
    const [format, key, data = ''] = encryptText(TEXT, location).split(':');
    const bytes = Buffer.from(data, 'base64url');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    const changed = [format, key, bytes.toString('base64url')].join(':') as EncryptedText;
    expect(decryptText(changed, { ...location })).toBe(UNREADABLE_TEXT);
  });

  test('a text that is not encrypted, or truncated', () => {
    const cut = encryptText(TEXT, location).slice(0, 20);
    for (const value of [TEXT, cut, 'enc1::']) {
      expect(decryptText(value as EncryptedText, location)).toBe(UNREADABLE_TEXT);
    }
  });

  test('a text of another key, which is logged once', () => {
    const stored = encryptText(TEXT, location);
    setFieldKeys('a key of nobody, which is long enough');
    for (let count = 0; count < 3; count++) expect(decryptText(stored, location)).toBe(UNREADABLE_TEXT);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(logger.error).toHaveBeenCalledWith({ keyId: stored.split(':')[1] }, expect.stringContaining('FIELD_KEY'));
  });
});

test('the placeholder for an unreadable text is never written over it', () => {
  expect(() => encryptText(UNREADABLE_TEXT, location)).toThrow('not written back');
});

test('an encrypted text is not encrypted again', () => {
  expect(() => encryptText(encryptText(TEXT, location), location)).toThrow('already');
});

test('after a change of keys the new one encrypts, and the old ones still decrypt', () => {
  const stored = encryptText(TEXT, location);
  setFieldKeys(SECOND, ` ${FIRST} , a third key, `);
  expect(decryptText(stored, location)).toBe(TEXT);
  expect(isOfWritingKey(stored)).toBe(false);
  const fresh = encryptText(TEXT, location);
  expect(isOfWritingKey(fresh)).toBe(true);
  setFieldKeys(SECOND);
  expect(decryptText(fresh, location)).toBe(TEXT);
});

test('a hash cannot be made without the key', () => {
  const hash = keyedHash('one', 'two');
  expect(keyedHash('one', 'two')).toBe(hash);
  expect(keyedHash('onetwo', '')).not.toBe(hash);
  setFieldKeys(SECOND);
  expect(keyedHash('one', 'two')).not.toBe(hash);
});

test('a migration can distinguish a plain text from an encrypted one', () => {
  expect(isEncrypted(encryptText(TEXT, location))).toBe(true);
  expect([TEXT, '', null].map(isEncrypted)).toEqual([false, false, false]);
});

import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { database } from '../database.ts';
import { decryptText, type EncryptedText, encryptText, isOfWritingKey, setFieldKeys } from '../field-encryption.ts';
import { TEST_FIELD_KEY } from '../testing/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { rotateFieldKey } from './rotate-field-key.ts';

// Keys are listed with commas between, so none has one.
const OLD = 'the key until now with which the tests begin';
const NEW = 'the key that comes after the one of the tests';
const COUNT = 25;

useTestDatabase([]);
const notes = () => database().collection('some_notes');
const text = (number: number, field: string) => `Metin ${number} ${field}`;
const secret = (id: ObjectId, number: number, field: string) =>
  encryptText(text(number, field), { collection: 'some_notes', id: String(id), field });

beforeEach(async () => {
  setFieldKeys(OLD);
  const documents = Array.from({ length: COUNT }, (_, number) => {
    const _id = new ObjectId();
    return {
      _id,
      number,
      plain: 'açık',
      empty: '',
      content: secret(_id, number, 'content'),
      parts: [{ at: new Date(), reason: secret(_id, number, 'parts.reason') }, { reason: null }],
    };
  });
  await notes().insertMany(documents);
  setFieldKeys(NEW, OLD);
});
afterEach(() => setFieldKeys(TEST_FIELD_KEY));

/** Every text readable, with the key that is needed for it. */
async function readAll() {
  const documents = await notes().find().sort({ number: 1 }).toArray();
  return documents.flatMap(({ _id, number, content, parts }) => {
    const read = (field: string, value: EncryptedText) => ({
      number,
      isNew: isOfWritingKey(value),
      text: decryptText(value, { collection: 'some_notes', id: String(_id), field }),
    });
    return [read('content', content), read('parts.reason', parts[0].reason)];
  });
}

const expected = (isNew: boolean) =>
  Array.from({ length: COUNT }, (_, number) =>
    ['content', 'parts.reason'].map((field) => ({ number, isNew, text: text(number, field) })),
  ).flat();

test('every text is of the new key, reads as before, and needs the old key no more', async () => {
  expect(await readAll()).toEqual(expected(false));
  expect(await rotateFieldKey(database())).toEqual({ rewritten: COUNT, current: 0, unreadable: 0 });
  setFieldKeys(NEW);
  expect(await readAll()).toEqual(expected(true));
  expect(await rotateFieldKey(database())).toEqual({ rewritten: 0, current: 2 * COUNT, unreadable: 0 });
  expect(await notes().findOne({ number: 3 })).toMatchObject({
    plain: 'açık',
    empty: '',
    parts: [{}, { reason: null }],
  });
});

test('a crash in the middle leaves every text readable, and the next run does the rest', async () => {
  const crash = () => {
    throw new Error('The machine went off.');
  };
  await expect(rotateFieldKey(database(), { batchSize: 10, onProgress: crash })).rejects.toThrow('went off');
  const halfway = await readAll();
  expect(halfway.map(({ text }) => text)).toEqual(expected(true).map(({ text }) => text));
  expect(halfway.filter(({ isNew }) => isNew)).toHaveLength(20);
  expect(await rotateFieldKey(database(), { batchSize: 10 })).toMatchObject({ rewritten: COUNT - 10, current: 20 });
  expect(await readAll()).toEqual(expected(true));
});

test('what is saved meanwhile stays as it was saved', async () => {
  const last = await notes().findOne({ number: COUNT - 1 });
  const id = last?._id as ObjectId;
  const saved = encryptText('Yeni metin', { collection: 'some_notes', id: String(id), field: 'content' });
  let isSaved = false;
  const save = async () => {
    if (!isSaved) await notes().updateOne({ _id: id }, { $set: { content: saved } });
    isSaved = true;
  };
  await rotateFieldKey(database(), { batchSize: 10, onProgress: save });
  const texts = await readAll();
  expect(texts.every(({ isNew }) => isNew)).toBe(true);
  expect(texts.filter(({ number }) => number === COUNT - 1).map(({ text }) => text)).toEqual([
    'Yeni metin',
    text(COUNT - 1, 'parts.reason'),
  ]);
});

test('a text that no key reads is left, and counted', async () => {
  setFieldKeys(NEW);
  expect(await rotateFieldKey(database())).toEqual({ rewritten: 0, current: 0, unreadable: 2 * COUNT });
  setFieldKeys(NEW, OLD);
  expect(await readAll()).toEqual(expected(false));
});

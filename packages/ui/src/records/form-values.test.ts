import { updateAppointmentInput, z } from '@practice/contracts';
import { expect, it } from 'vitest';
import { amountField, flagField, headedTextsField, linesField } from './field-definitions.ts';
import { fieldRules } from './field-rules.ts';
import { changedFields, initialValues, readForm, readInput, valuesOf, withoutEmpty } from './form-values.ts';
import { mergedVersions, versionFields } from './record-form.tsx';

const schema = z.strictObject({
  title: z.string('Başlık gerekli').trim().min(1, 'Başlık gerekli').max(120),
  details: z.string().trim().max(5000).nullish(),
  price: updateAppointmentInput.shape.fee,
  duration: updateAppointmentInput.shape.duration,
  rating: z.number('Puan seçin').int().min(1).max(5).default(5),
  kind: z.enum(['a', 'b']).nullish(),
  isActive: z.boolean().default(true),
});
const fields = {
  title: { label: 'Ad' },
  details: { label: 'Ayrıntılar' },
  price: amountField('Ücret'),
  duration: { label: 'Süre' },
  rating: { label: 'Puan' },
  kind: { label: 'Tür' },
  isActive: flagField('Durum', 'Aktif', 'Pasif'),
};
const kind = { schema, fields };
const stored = {
  id: '1',
  version: 3,
  title: 'Oyun Terapisi',
  details: '',
  price: 1250.5,
  duration: 50,
  rating: 4,
  kind: null,
  isActive: false,
};
const shown = {
  title: 'Oyun Terapisi',
  details: '',
  price: '1.250,50',
  duration: '50',
  rating: '4',
  kind: '',
  isActive: false,
};

it('the rules of a field are those of the schema', () => {
  expect(fieldRules(schema, 'title')).toMatchObject({ isRequired: true, maxLength: 120 });
  expect(fieldRules(schema, 'details')).toMatchObject({ isRequired: false, maxLength: 5000, empty: '' });
  expect(fieldRules(schema, 'rating')).toMatchObject({ isRequired: false, maxLength: undefined, initial: 5 });
  expect(fieldRules(schema, 'kind')).toMatchObject({ isRequired: false, empty: null });
  expect(() => fieldRules(schema, 'colour')).toThrow('no field colour');
});

it('a new form begins with what the schema says, and with what the screen says', () => {
  const empty = { title: '', details: '', price: '', duration: '', rating: '5', kind: '', isActive: true };
  expect(initialValues(kind)).toEqual(empty);
  expect(initialValues({ ...kind, initial: { isActive: false } })).toEqual({ ...empty, isActive: false });
});

it('a record is text in its form, and reads back as itself', () => {
  const { id, version, ...values } = stored;
  expect(valuesOf(kind, stored)).toEqual(shown);
  expect(readForm(kind, shown)).toEqual({ input: values });
});

it('what is refused has one message a field', () => {
  expect(readForm(kind, { ...shown, title: ' ', price: '1.2.3,4', rating: '' })).toEqual({
    errors: { title: 'Başlık gerekli', price: 'Tutarı 1.250,00 biçiminde yazın' },
  });
});

it('an emptied text is sent as such by an update, and left out of what is created', () => {
  expect(changedFields(shown, { ...shown, title: '', isActive: true })).toEqual(['title', 'isActive']);
  expect(withoutEmpty({ title: 'x', details: '', price: null, isActive: false })).toEqual({
    title: 'x',
    isActive: false,
  });
});

it('a new record sends what is not empty, a stored one what changed, and a kind with a reader of its own what that says', () => {
  expect(readInput(kind, { ...shown, duration: '' }, null)).toMatchObject({
    input: { title: 'Oyun Terapisi', rating: 4 },
  });
  expect(readInput(kind, shown, null)).not.toHaveProperty('input.kind');
  expect(readInput(kind, { ...shown, rating: '5' }, shown)).toEqual({ input: { rating: 5 } });
  expect(readInput({ ...kind, read: (now, before) => ({ input: { now, before } }) }, shown, null)).toEqual({
    input: { now: shown, before: null },
  });
});

it('a field that follows from others is not chosen between two versions, but made of what was', () => {
  const derived = { ...fields, kind: { label: 'Tür', derive: ({ title }: Record<string, unknown>) => `${title}?` } };
  const [mine, theirs] = [
    { ...shown, title: 'Benim', kind: 'Benim?' },
    { ...shown, title: 'Onun', kind: 'Onun?', price: '' },
  ];
  const versions = { base: shown, mine, theirs };
  expect(versionFields(derived, versions, { title: (value) => `«${value}»` })).toEqual([
    { field: 'title', label: 'Ad', mine: '«Benim»', theirs: '«Onun»', defaultSide: 'mine' },
    { field: 'price', label: 'Ücret', mine: '1.250,50 ₺', theirs: '', defaultSide: 'theirs' },
  ]);
  expect(mergedVersions(derived, versions, ['title'])).toEqual({ ...theirs, title: 'Benim', kind: 'Benim?' });
});

it('lists are lines and headed texts in a form, and read back as themselves; an emptied one is an empty list', () => {
  const text = z.string().min(1, 'Metin gerekli');
  const lists = {
    schema: z.strictObject({
      audience: z.array(text).max(3).nullish(),
      steps: z.array(z.strictObject({ title: text, text })).nullish(),
    }),
    fields: {
      audience: linesField('Kimler için'),
      steps: headedTextsField('Adımlar', { heading: 'title', text: 'text' }),
    },
  };
  const input = {
    audience: ['Ergenler', 'Ebeveynler'],
    steps: [
      { title: 'Tanışma', text: 'Konuşuruz.\nDinleriz.' },
      { title: 'Oyun', text: 'Oynarız.' },
    ],
  };
  const values = valuesOf(lists, { id: '1', version: 1, ...input });
  expect(values).toEqual({
    audience: 'Ergenler\nEbeveynler',
    steps: 'Tanışma\nKonuşuruz.\nDinleriz.\n\nOyun\nOynarız.',
  });
  expect(readForm(lists, values)).toEqual({ input });
  expect(readForm(lists, { audience: ' \n a ', steps: '' })).toEqual({ input: { audience: ['a'], steps: [] } });
  expect(readForm(lists, { audience: '', steps: 'Tanışma' })).toEqual({ errors: { steps: 'Metin gerekli' } });
  expect(fieldRules(lists.schema, 'audience')).toMatchObject({ isRequired: false, maxLength: undefined });
});

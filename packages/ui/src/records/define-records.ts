import { type BoundFields, Field } from './fields.tsx';
import type { FieldDefinition, RecordDefinition, RecordOf, Records, StoredRecord } from './records.ts';

/**
 * What a screen has to say of its records. The mutations take `{ input }`, `{ id, input }` with the record's version in
 * the input, `{ id }` and `{ ids }`.
 */
export function defineRecords<Data, const Name extends string>(
  definition: RecordDefinition<Data, Name>,
): Records<RecordOf<Data> & StoredRecord, Name> {
  const { one, many } = definition.nouns;
  const { created } = definition.texts ?? {};
  // The texts of one kind of record end alike.
  const stop = typeof created === 'string' && created.endsWith('.') ? '.' : '';
  const fields = Object.entries<string | FieldDefinition>(definition.fields).map(([name, field]) => [
    name,
    typeof field === 'string' ? { label: field } : field,
  ]);
  return {
    ...definition,
    fields: Object.fromEntries(fields),
    texts: {
      created: `${one} oluşturuldu`,
      updated: `${one} güncellendi${stop}`,
      removed: `${one} silindi${stop}`,
      createFailed: `${one} oluşturulurken hata oluştu.`,
      updateFailed: `${one} güncellenirken hata oluştu.`,
      removeFailed: `${one} silinirken hata oluştu.`,
      orderFailed: 'Sıralama kaydedilemedi.',
      loadFailed: `${many} yüklenirken bir hata oluştu.`,
      ...definition.texts,
    },
    Field: Field as BoundFields<Name>,
  };
}

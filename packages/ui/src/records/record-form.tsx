import { Button, Stack } from '@practice/ui';
import { VersionDialog } from '@practice/ui/admin';
import { FormUploadsContext } from '@practice/ui/back-office';
import type { ReactNode } from 'react';
import { FormContext } from './form-context.ts';
import { FormNotice, FormNotices } from './form-notice.tsx';
import { changedFields } from './form-values.ts';
import type { FieldDefinition, FormValue, FormValues } from './records.ts';
import type { RecordForm, Versions } from './use-record-form.ts';

/** The form of any records. */
type AnyForm = Omit<RecordForm<never, never>, 'base'>;
type Fields = Readonly<Record<string, FieldDefinition>>;

type FormFieldsProps = {
  form: AnyForm;
  /** What else there is to say of the record: `FormNotice`s. */
  notices?: ReactNode;
  children: ReactNode;
};

/** The fields of a form, below what there is to say of the record. */
export function RecordFields({ form, notices, children }: FormFieldsProps) {
  return (
    <FormContext value={{ form: form.form, records: form.records }}>
      <FormNotices>
        {notices}
        {form.isOutdated ? (
          <FormNotice text="Bu kayıt siz düzenlerken değiştirildi.">
            <Button size="sm" variant="outline" onClick={form.compare}>
              Karşılaştır
            </Button>
          </FormNotice>
        ) : null}
        {form.isGone ? (
          <FormNotice text="Bu kayıt siz düzenlerken silindi. Kaydederseniz yeniden oluşturulur." />
        ) : null}
      </FormNotices>
      <FormUploadsContext value={form.uploads}>
        <Stack gap="4">{children}</Stack>
      </FormUploadsContext>
    </FormContext>
  );
}

/** Values in words, by field. */
type Words = Partial<Record<string, (value: FormValue) => string>>;

type RecordVersionsProps = {
  form: AnyForm;
  /** Who changed the record since, and when: 'Ayşe, 2 dakika önce.' */
  changedBy?: string | undefined;
  /** In place of what the table of fields says, for words that have to be loaded. */
  words?: Words;
};

/** Both versions of a record that two people changed: a choice for each field, or one side for all. */
export function RecordVersions({ form, changedBy, words }: RecordVersionsProps) {
  const { versions } = form;
  if (!versions) return null;
  const fields: Fields = form.records.fields;
  return (
    <VersionDialog
      fields={versionFields(fields, versions, words)}
      {...(changedBy ? { changedBy } : {})}
      onClose={form.cancelConflict}
      onChoose={(own) => form.resolve(mergedVersions(fields, versions, own))}
    />
  );
}

/** The fields in which the two sides differ, in words. Their change stands where nothing was typed here. */
export function versionFields(fields: Fields, { base, mine, theirs }: Versions, words: Words = {}) {
  return changedFields(theirs, mine)
    .filter((name) => !fields[name]?.derive)
    .map((name) => {
      const { label, describe = String } = fields[name] as FieldDefinition;
      const inWords = (value: FormValue = '') => (value === '' ? '' : (words[name] ?? describe)(value));
      return {
        field: name,
        label,
        mine: inWords(mine[name]),
        theirs: inWords(theirs[name]),
        defaultSide: mine[name] === base[name] ? ('theirs' as const) : ('mine' as const),
      };
    });
}

/** The stored values, with one's own in the fields where those were chosen. */
export function mergedVersions(fields: Fields, { mine, theirs }: Versions, own: readonly string[]): FormValues {
  const chosen: FormValues = { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name] ?? ''])) };
  const derived = Object.entries(fields).flatMap(([name, { derive }]) =>
    derive ? [[name, derive(chosen, mine)]] : [],
  );
  return { ...chosen, ...Object.fromEntries(derived) };
}

import { Button, Flex, Stack, Text } from '@practice/ui';
import { VersionDialog } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { FormContext } from './form-context.ts';
import { changedFields } from './form-values.ts';
import type { FieldDefinition, FormValue, StoredRecord } from './records.ts';
import type { RecordForm, Versions } from './use-record-form.ts';

type FormFieldsProps = { form: RecordForm<StoredRecord, string>; children: ReactNode };

/** The fields of a form, below what there is to say of the record meanwhile. */
export function RecordFields({ form, children }: FormFieldsProps) {
  return (
    <FormContext value={{ form: form.form, records: form.records as never }}>
      {form.isOutdated ? (
        <Notice text="Bu kayıt siz düzenlerken değiştirildi.">
          <Button size="sm" variant="outline" onClick={form.compare}>
            Karşılaştır
          </Button>
        </Notice>
      ) : null}
      {form.isGone ? <Notice text="Bu kayıt siz düzenlerken silindi. Kaydederseniz yeniden oluşturulur." /> : null}
      <Stack gap="4">{children}</Stack>
    </FormContext>
  );
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex role="status" align="center" gap="3" wrap="wrap" mb="3" color="status.pending.fg" fontSize="sm">
      <Text fontWeight="medium">{text}</Text>
      {children}
    </Flex>
  );
}

/** Both versions of a record that two people changed: a choice for each field, or one side for all. */
export function RecordVersions({ form }: { form: RecordForm<StoredRecord, string> }) {
  const { versions } = form;
  if (!versions) return null;
  const { mine, theirs } = versions;
  return (
    <VersionDialog
      fields={versionFields(form.records.fields, versions)}
      onClose={form.cancelConflict}
      onChoose={(own) =>
        form.resolve({ ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name] as FormValue])) })
      }
    />
  );
}

/** The fields in which the two sides differ, in words. Their change stands where nothing was typed here. */
export function versionFields(fields: Record<string, FieldDefinition>, { base, mine, theirs }: Versions) {
  return changedFields(theirs, mine).map((name) => {
    const { label, describe = String } = fields[name] as FieldDefinition;
    return {
      field: name,
      label,
      mine: describe(mine[name] as FormValue),
      theirs: describe(theirs[name] as FormValue),
      defaultSide: mine[name] === base[name] ? ('theirs' as const) : ('mine' as const),
    };
  });
}

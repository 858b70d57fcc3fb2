import { Box, Button, chakra, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import { statusOf } from '../record/meta-tag.ts';
import { changedFields, type FormField, type FormValues, fieldLabels } from './form-values.ts';

export type Versions = {
  /** What the form started from. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
};

type VersionDialogProps = {
  /** Null closes the dialog. */
  versions: Versions | null;
  onClose: () => void;
  /** The values to go on with. */
  onChoose: (values: FormValues) => void;
};

type Side = 'mine' | 'theirs';

/** Both versions of a tag that two people changed, side by side: a choice for each field, or one side for all. */
export function VersionDialog({ versions, ...rest }: VersionDialogProps) {
  // Mounted anew for every conflict, so that the choices begin at the usual ones.
  return versions ? <OpenVersionDialog versions={versions} {...rest} /> : null;
}

function OpenVersionDialog({ versions, onClose, onChoose }: VersionDialogProps & { versions: Versions }) {
  const [{ base, mine, theirs }] = useState(versions);
  const fields = changedFields(theirs, mine);
  const all = (side: Side) => Object.fromEntries(fields.map((field) => [field, side])) as Record<FormField, Side>;
  // Their change stands where nothing was typed here.
  const [sides, setSides] = useState(() => ({
    ...all('mine'),
    ...Object.fromEntries(fields.filter((field) => mine[field] === base[field]).map((field) => [field, 'theirs'])),
  })) as [Record<FormField, Side>, (next: Record<FormField, Side>) => void];
  const own = fields.filter((field) => sides[field] === 'mine');

  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      onSubmit={() => onChoose({ ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) })}
      title="Bu kayıt siz düzenlerken değiştirildi."
      description="Her alan için kalacak değeri seçin."
      submitLabel={own.length > 0 ? 'Seçilenleri kaydet' : 'Kayıtlı değerleri kullan'}
    >
      <Flex gap="2" mb="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setSides(all('mine'))}>
          Hepsinde benimki
        </Button>
        <Button size="sm" variant="outline" onClick={() => setSides(all('theirs'))}>
          Hepsinde kayıtlı olan
        </Button>
      </Flex>
      {fields.length === 0 ? <Text color="fg.muted">Yazdıklarınız kayıttakilerle aynı.</Text> : null}
      <Box display="grid" gap="3">
        {fields.map((field) => (
          <chakra.fieldset key={field} minW="0">
            <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
              {fieldLabels[field]}
            </chakra.legend>
            <Box display="grid" gap="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
              {(['mine', 'theirs'] as const).map((side) => (
                <chakra.label key={side} css={optionStyle} data-chosen={sides[field] === side ? '' : undefined}>
                  <chakra.input
                    type="radio"
                    name={`version-${field}`}
                    checked={sides[field] === side}
                    onChange={() => setSides({ ...sides, [field]: side })}
                    mt="0.5"
                    accentColor="pine.solid"
                  />
                  <Box minW="0">
                    <Text color="fg.muted" fontSize="xs">
                      {side === 'mine' ? 'Sizin değeriniz' : 'Kayıtlı değer'}
                    </Text>
                    <Text overflowWrap="anywhere" lineClamp="6">
                      {said((side === 'mine' ? mine : theirs)[field])}
                    </Text>
                  </Box>
                </chakra.label>
              ))}
            </Box>
          </chakra.fieldset>
        ))}
      </Box>
    </FormDialog>
  );
}

function said(value: string | boolean): string {
  if (typeof value === 'boolean') return statusOf(value).word;
  return value || '—';
}

const optionStyle: SystemStyleObject = {
  display: 'flex',
  gap: '2',
  alignItems: 'flex-start',
  px: '2.5',
  py: '2',
  borderWidth: '1px',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&[data-chosen]': { bg: 'bg.selected', borderColor: 'pine.border' },
};

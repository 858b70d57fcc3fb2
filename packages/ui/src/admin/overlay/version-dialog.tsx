import { FieldsetContent, FieldsetLegend, FieldsetRoot } from '@chakra-ui/react';
import { Box, Button, chakra, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { TextDiff } from '@practice/ui/diff';
import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

export type VersionSide = 'mine' | 'theirs';

/** A field whose value in the form differs from the stored record, as texts. */
export type VersionField<Name extends string> = {
  field: Name;
  label: string;
  mine: string;
  theirs: string;
  /** The preselected side. */
  defaultSide: VersionSide;
};

export type VersionDialogProps<Name extends string> = {
  fields: readonly VersionField<Name>[];
  /** Who changed the record meanwhile and when: 'Ayşe, 2 dakika önce.' */
  changedBy?: string;
  onClose: () => void;
  /** Called with the fields that keep the user's own value. */
  onChoose: (own: Name[]) => void;
};

/**
 * Compares two versions of a record that two people changed: a choice per field, or one side for all. Give it a new `key`
 * for every conflict, so that the choices start at their defaults.
 */
export function VersionDialog<Name extends string>(props: VersionDialogProps<Name>) {
  const { fields, changedBy, onClose, onChoose } = props;
  const [sides, setSides] = useState<ReadonlyMap<Name, VersionSide>>(() =>
    sidesOf(fields, ({ defaultSide }) => defaultSide),
  );
  const own = fields.map(({ field }) => field).filter((field) => sides.get(field) === 'mine');
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      onSubmit={() => onChoose(own)}
      title="Bu kayıt siz düzenlerken değiştirildi."
      description={`${changedBy ? `${changedBy} ` : ''}Her alan için kalacak değeri seçin.`}
      submitLabel={own.length > 0 ? 'Seçilenleri kaydet' : 'Kayıtlı değerleri kullan'}
    >
      <Flex gap="2" mb="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setSides(sidesOf(fields, () => 'mine'))}>
          Hepsinde benimki
        </Button>
        <Button size="sm" variant="outline" onClick={() => setSides(sidesOf(fields, () => 'theirs'))}>
          Hepsinde kayıtlı olan
        </Button>
      </Flex>
      {fields.length === 0 ? <Text color="fg.muted">Yazdıklarınız kayıttakilerle aynı.</Text> : null}
      <Box display="grid" gap="3">
        {fields.map((one) => (
          <Choice
            key={one.field}
            one={one}
            side={sides.get(one.field)}
            onChange={(side) => setSides(new Map(sides).set(one.field, side))}
          />
        ))}
      </Box>
    </FormDialog>
  );
}

type ChoiceProps = {
  one: VersionField<string>;
  side: VersionSide | undefined;
  onChange: (side: VersionSide) => void;
};

function Choice({ one, side, onChange }: ChoiceProps) {
  return (
    <FieldsetRoot>
      <FieldsetLegend fontSize="sm" mb="1">
        {one.label}
      </FieldsetLegend>
      <FieldsetContent gap="2" alignItems="stretch" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {(['mine', 'theirs'] as const).map((each) => (
          <chakra.label key={each} css={optionStyle} data-chosen={side === each ? '' : undefined}>
            <chakra.input
              type="radio"
              name={`version-${one.field}`}
              checked={side === each}
              onChange={() => onChange(each)}
              mt="0.5"
              accentColor="pine.solid"
            />
            <Box minW="0">
              <Text color="fg.muted" fontSize="xs">
                {each === 'mine' ? 'Sizin değeriniz' : 'Kayıtlı değer'}
              </Text>
              <Text overflowWrap="anywhere" whiteSpace="pre-line" lineClamp="6">
                {one[each] || '—'}
              </Text>
            </Box>
          </chakra.label>
        ))}
        {isLong(one) ? (
          <Box gridColumn="1 / -1" px="2.5" py="2" bg="bg.subtle" borderRadius="sm">
            <Text color="fg.muted" fontSize="xs" mb="1">
              Kayıtlı değerden sizinkine
            </Text>
            <TextDiff
              before={one.theirs}
              after={one.mine}
              labels={{ before: 'Kayıtlı değer', after: 'Sizin değeriniz' }}
            />
          </Box>
        ) : null}
      </FieldsetContent>
    </FieldsetRoot>
  );
}

/** Whether a difference is hard to see by looking at both texts. */
function isLong({ mine, theirs }: VersionField<string>): boolean {
  return Math.min(mine.length, theirs.length) > 0 && Math.max(mine.length, theirs.length) > 60;
}

function sidesOf<Name extends string>(
  fields: readonly VersionField<Name>[],
  sideOf: (field: VersionField<Name>) => VersionSide,
): ReadonlyMap<Name, VersionSide> {
  return new Map(fields.map((field) => [field.field, sideOf(field)]));
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

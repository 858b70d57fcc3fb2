import { Box, Button, chakra, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { FormDialog, relativeTime } from '@practice/ui/admin';
import { useState } from 'react';
import { fieldLabel, fieldText } from '../record/fields.ts';
import type { FormField, FormValues } from './form-values.ts';
import { merged, type Side, type VersionChoice, versionChoices } from './version-choices.ts';

export type Versions = {
  /** What the form started from. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  /** Who changed it meanwhile and when, as far as it is known. */
  changedBy?: { username: string | null; at: string } | undefined;
};

type VersionDialogProps = {
  /** Null closes the dialog. */
  versions: Versions | null;
  titleOf: (slug: string) => string;
  onClose: () => void;
  /** The values to go on with. */
  onChoose: (values: FormValues) => void;
};

/** Both versions of a record that two people changed, side by side: a choice for each field, or one side for all. */
export function VersionDialog({ versions, ...rest }: VersionDialogProps) {
  // Mounted anew for every conflict, so that the choices begin at the usual ones.
  return versions ? <OpenVersionDialog versions={versions} {...rest} /> : null;
}

function OpenVersionDialog({ versions, titleOf, onClose, onChoose }: VersionDialogProps & { versions: Versions }) {
  const { base, mine, theirs, changedBy } = versions;
  const choices = versionChoices(base, mine, theirs);
  const [sides, setSides] = useState(() => sidesOf(choices, ({ usual }) => usual));
  const keepsMine = Object.values(sides).includes('mine');
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      onSubmit={() => onChoose(merged(mine, theirs, sides))}
      title="Bu kayıt siz düzenlerken değiştirildi."
      description={`${changedBy ? `${changedBy.username ?? 'Veli'}, ${relativeTime(changedBy.at)}. ` : ''}Her alan için kalacak değeri seçin.`}
      submitLabel={keepsMine ? 'Seçilenleri kaydet' : 'Kayıtlı değerleri kullan'}
    >
      <Flex gap="2" mb="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setSides(sidesOf(choices, () => 'mine'))}>
          Hepsinde benimki
        </Button>
        <Button size="sm" variant="outline" onClick={() => setSides(sidesOf(choices, () => 'theirs'))}>
          Hepsinde kayıtlı olan
        </Button>
      </Flex>
      {choices.length === 0 ? (
        <Text color="fg.muted">Yazdıklarınız kayıttakilerle aynı.</Text>
      ) : (
        <Box display="grid" gap="3">
          {choices.map((choice) => (
            <chakra.fieldset key={choice.field} minW="0">
              <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
                {fieldLabel(choice.field)}
              </chakra.legend>
              <Box display="grid" gap="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
                {(['mine', 'theirs'] as const).map((side) => (
                  <chakra.label
                    key={side}
                    css={optionStyle}
                    data-chosen={sides[choice.field] === side ? '' : undefined}
                  >
                    <chakra.input
                      type="radio"
                      name={choice.field}
                      checked={sides[choice.field] === side}
                      onChange={() => setSides({ ...sides, [choice.field]: side })}
                      mt="0.5"
                      accentColor="pine.solid"
                    />
                    <Box minW="0">
                      <Text color="fg.muted" fontSize="xs">
                        {side === 'mine' ? 'Sizin değeriniz' : 'Kayıtlı değer'}
                      </Text>
                      <Text overflowWrap="anywhere" whiteSpace="pre-line" lineClamp="6">
                        {said(choice, side, titleOf)}
                      </Text>
                    </Box>
                  </chakra.label>
                ))}
              </Box>
            </chakra.fieldset>
          ))}
        </Box>
      )}
    </FormDialog>
  );
}

function sidesOf(choices: VersionChoice[], sideOf: (choice: VersionChoice) => Side): Partial<Record<FormField, Side>> {
  return Object.fromEntries(choices.map((choice) => [choice.field, sideOf(choice)]));
}

function said({ field, ...values }: VersionChoice, side: Side, titleOf: (slug: string) => string): string {
  const value = String(values[side]);
  if (value === '') return '—';
  return field === 'fee' ? `${value} ₺` : fieldText(field, value, titleOf);
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

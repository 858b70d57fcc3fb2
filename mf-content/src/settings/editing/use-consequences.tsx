import { type SettingField, type SettingKey, settingValue } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { useQuestion } from '@practice/ui/records';
import type { ReactNode } from 'react';
import type { EditsState } from './use-edits.ts';

/** What happens to the whole site with a changed value. */
export type Consequence = { label: string; sentence: string };

type Edited = Pick<EditsState, 'changed' | 'shownValue' | 'stored'>;

/** Of the changed fields, those whose value has one, or is lower than before where that has one. */
export function consequencesOf(fields: readonly SettingField[], state: Edited): Consequence[] {
  return fields.flatMap(({ key, label, consequences, lowered }) => {
    if (!state.changed.includes(key)) return [];
    const sentence = consequences?.[state.shownValue(key)] ?? (isLowered(key, state) ? lowered : undefined);
    return sentence ? [{ label, sentence }] : [];
  });
}

/** Whether a number is less than before; an empty one counts as its default. */
function isLowered(key: string, { shownValue, stored }: Edited): boolean {
  const numberOf = (value: string) => Number(settingValue({ [key]: value.trim() }, key as SettingKey));
  return numberOf(shownValue(key)) < numberOf(stored(key));
}

/** Asks before values are saved that change the whole site for its visitors; with none, nothing is asked. */
export function useConsequences(): {
  confirm: (consequences: readonly Consequence[]) => Promise<boolean>;
  dialog: ReactNode;
} {
  const consequences = useQuestion<readonly Consequence[], true>();
  return {
    confirm: async (changed) => changed.length === 0 || (await consequences.ask(changed)) === true,
    dialog: (
      <ConfirmDialog
        open={consequences.question !== null}
        onClose={() => consequences.answer(null)}
        onConfirm={() => consequences.answer(true)}
        title="Bu değişiklik bütün siteyi etkiler"
        confirmLabel="Yine de kaydet"
        danger
      >
        <Box display="grid" gap="3">
          {consequences.question?.map(({ label, sentence }) => (
            <Text key={label}>
              <Box as="strong" color="fg">
                {`${label}:`}
              </Box>{' '}
              <span>{sentence}</span>
            </Text>
          ))}
        </Box>
      </ConfirmDialog>
    ),
  };
}

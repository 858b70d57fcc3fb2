import type { SettingField } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import type { EditsState } from './use-edits.ts';

/** What happens to the whole site with a changed value. */
export type Consequence = { label: string; sentence: string };

/** Of the changed fields, those whose value has one. */
export function consequencesOf(
  fields: readonly SettingField[],
  { changed, shownValue }: Pick<EditsState, 'changed' | 'shownValue'>,
): Consequence[] {
  return fields.flatMap(({ key, label, consequences }) => {
    const sentence = changed.includes(key) ? consequences?.[shownValue(key)] : undefined;
    return sentence ? [{ label, sentence }] : [];
  });
}

/** Asks before values are saved that change the whole site for its visitors; with none, nothing is asked. */
export function useConsequences(): {
  confirm: (consequences: readonly Consequence[]) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<readonly Consequence[]>([]);
  const answer = useRef<(isMeant: boolean) => void>(undefined);

  function confirm(consequences: readonly Consequence[]): Promise<boolean> {
    if (consequences.length === 0) return Promise.resolve(true);
    answer.current?.(false);
    setAsked(consequences);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  function close(isMeant: boolean) {
    setAsked([]);
    answer.current?.(isMeant);
  }

  return {
    confirm,
    dialog: (
      <ConfirmDialog
        open={asked.length > 0}
        onClose={() => close(false)}
        onConfirm={() => close(true)}
        title="Bu değişiklik bütün siteyi etkiler"
        confirmLabel="Yine de kaydet"
        danger
      >
        <Box display="grid" gap="3">
          {asked.map(({ label, sentence }) => (
            <Text key={label}>
              <Box as="strong" color="fg">
                {label}:
              </Box>{' '}
              {sentence}
            </Text>
          ))}
        </Box>
      </ConfirmDialog>
    ),
  };
}

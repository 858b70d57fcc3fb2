import { Box, Spinner } from '@practice/ui';
import { CheckIcon } from '@practice/ui/icons';

export type SaveStateValue = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

const words: Record<SaveStateValue, string> = {
  clean: '',
  dirty: 'Kaydedilmemiş değişiklikler',
  saving: 'Kaydediliyor…',
  saved: 'Kaydedildi',
  failed: 'Kaydedilemedi',
};

const colors: Record<SaveStateValue, string> = {
  clean: 'fg.muted',
  dirty: 'status.pending.fg',
  saving: 'fg.muted',
  saved: 'status.confirmed.fg',
  failed: 'fg.error',
};

type SaveStateProps = {
  state: SaveStateValue;
  /** In place of the state's own words. */
  text?: string | undefined;
};

/** The state of a form. Always rendered, so that screen readers announce its changes. */
export function SaveState({ state, text }: SaveStateProps) {
  return (
    <Box
      as="span"
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="5"
      fontSize="sm"
      fontWeight="medium"
      whiteSpace={text ? undefined : 'nowrap'}
      color={colors[state]}
    >
      {state === 'saving' ? <Spinner /> : null}
      {state === 'dirty' ? (
        <Box as="span" boxSize="1.5" borderRadius="full" bg="currentColor" aria-hidden="true" />
      ) : null}
      {state === 'saved' ? <CheckIcon /> : null}
      <span>{text ?? words[state]}</span>
    </Box>
  );
}

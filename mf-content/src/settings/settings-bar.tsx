import { Box, Button, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { SaveState, SectionHeader } from '@practice/ui/admin';
import type { EditsState } from './editing/use-edits.ts';
import type { Saving } from './editing/use-saving.ts';

type SettingsBarProps = {
  state: EditsState;
  saving: Saving;
  isPreviewShown: boolean;
  onTogglePreview: () => void;
};

/** Title, state and actions of the form; sticky over a long form. */
export function SettingsBar({ state, saving, isPreviewShown, onTogglePreview }: SettingsBarProps) {
  const { isDirty, changed } = state;
  const { isSaving, saveState } = saving;
  // The banner shows unsaved changes.
  const isQuiet = saveState === 'dirty' || saveState === 'clean';
  return (
    <Box css={barStyle}>
      <SectionHeader
        title="Site Ayarları"
        actions={
          <>
            <Box css={stateStyle} data-quiet={isQuiet ? '' : undefined}>
              <SaveState state={isQuiet ? 'clean' : saveState} />
            </Box>
            <Button
              variant={isPreviewShown ? 'subtle' : 'outline'}
              aria-pressed={isPreviewShown}
              onClick={onTogglePreview}
            >
              Önizleme
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                state.reset();
                saving.forgetOutcome();
              }}
              disabled={!isDirty || isSaving}
            >
              Sıfırla
            </Button>
            <Button
              onClick={() => void saving.submit()}
              disabled={!isDirty && !isSaving}
              loading={isSaving}
              aria-keyshortcuts="Control+S Meta+S"
            >
              Kaydet
            </Button>
          </>
        }
      />
      <Box role="status">
        {isDirty ? (
          <Flex css={bannerStyle}>
            <Box as="span" boxSize="1.5" borderRadius="full" bg="currentColor" flexShrink="0" aria-hidden="true" />
            <Text>
              Kaydedilmemiş değişiklikleriniz var.{' '}
              <Box as="span" display={{ base: 'none', sm: 'inline' }}>
                Kaydetmeden ayrılırsanız kaybolurlar.
              </Box>{' '}
              <Box as="span" fontWeight="normal" fontVariantNumeric="tabular-nums">
                {`(${changed.length} alan)`}
              </Box>
            </Text>
          </Flex>
        ) : null}
      </Box>
    </Box>
  );
}

const barStyle: SystemStyleObject = {
  position: 'sticky',
  // On phones the title goes under the bar above, and the buttons stay.
  top: { base: 'calc(var(--sticky-top, 0px) - 2.625rem)', sm: 'var(--sticky-top, 0px)' },
  zIndex: '5',
  bg: 'bg',
  // Touches the bar above, so that no gap shows between them while it is sticky.
  mt: '-3',
  pt: '3',
  pb: '1',
  '& > header': { mb: '2' },
};

/** On phones beside the title: the buttons stay where they are when it comes. */
const stateStyle: SystemStyleObject = {
  position: { base: 'absolute', sm: 'static' },
  insetEnd: '0',
  top: '4',
  display: 'flex',
  '&[data-quiet]': { me: { sm: '-2' } },
};

const bannerStyle: SystemStyleObject = {
  alignItems: 'center',
  gap: '2.5',
  px: '3',
  py: '1.5',
  mb: '2',
  bg: 'status.pending.bg',
  color: 'status.pending.fg',
  borderWidth: '1px',
  borderColor: 'status.pending.border',
  borderRadius: 'sm',
  fontSize: 'sm',
  fontWeight: 'medium',
};

import { Box, Button, type SystemStyleObject } from '@practice/ui';
import { SaveState } from '@practice/ui/admin';
import type { EditsState } from '../settings/editing/use-edits.ts';
import type { Saving } from '../settings/editing/use-saving.ts';

type Props = { state: EditsState; saving: Saving; isTesting: boolean; onTest: () => void };

/** The actions of the form, always in view below it. */
export function EmailBar({ state: { isDirty, changed, reset }, saving, isTesting, onTest }: Props) {
  return (
    <Box css={barStyle}>
      <Box role="status" css={stateStyle}>
        {isDirty ? `Kaydedilmemiş ${changed.length} değişiklik` : <SaveState state={saving.saveState} />}
      </Box>
      <Button variant="outline" onClick={onTest} loading={isTesting} loadingText="Deneniyor…">
        Bağlantıyı Test Et
      </Button>
      <Button
        variant="ghost"
        disabled={!isDirty || saving.isSaving}
        onClick={() => {
          reset();
          saving.forgetOutcome();
        }}
      >
        Sıfırla
      </Button>
      <Button
        onClick={() => void saving.submit()}
        disabled={!isDirty && !saving.isSaving}
        loading={saving.isSaving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        Ayarları Kaydet
      </Button>
    </Box>
  );
}

const barStyle: SystemStyleObject = {
  position: 'sticky',
  bottom: '0',
  zIndex: '5',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  mt: '6',
  py: '3',
  bg: 'bg',
  borderTopWidth: '1px',
};

const stateStyle: SystemStyleObject = {
  me: 'auto',
  minH: '6',
  display: 'flex',
  alignItems: 'center',
  fontSize: 'sm',
  color: 'fg.muted',
  flexBasis: { base: '100%', md: 'auto' },
};

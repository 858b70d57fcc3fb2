import { Box } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { type Editor, useEditorState } from '@tiptap/react';

const WORDS_A_MINUTE = 200;

/** How long the text is, and how long reading it takes. */
export function WordCount({ editor }: { editor: Editor }) {
  const words = useEditorState({ editor, selector: ({ editor: { storage } }) => storage.characterCount.words() });
  const minutes = Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
  return (
    <Box color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" ms="auto" data-words={words}>
      {`${formatCount(words)} kelime${words > 0 ? ` · ${minutes} dk okuma` : ''}`}
    </Box>
  );
}

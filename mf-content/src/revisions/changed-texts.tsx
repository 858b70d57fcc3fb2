import { Box, Text } from '@practice/ui';
import { TextDiff } from '@practice/ui/diff';

/** A text that is other in one of two versions. */
export type ChangedText = { key: string; label: string; format: 'text' | 'html'; before: string; after: string };

type ChangedTextsProps = { changed: readonly ChangedText[]; labels: { before: string; after: string } };

/** What two versions have other, text by text and word by word. */
export function ChangedTexts({ changed, labels }: ChangedTextsProps) {
  return changed.map(({ key, label, ...texts }) => (
    <Box key={key} role="group" aria-label={label} mb="5">
      <Text fontWeight="semibold" mb="1">
        {label}
      </Text>
      <TextDiff {...texts} labels={labels} />
    </Box>
  ));
}

import { Anchor, Box, Button, Flex, Stack, Text, TextField } from '@practice/ui';
import { formatDate, SaveState } from '@practice/ui/admin';
import { RichTextField } from '@practice/ui/rich-text';
import { useState } from 'react';
import { PublishDialog } from './publish-dialog.tsx';
import type { LegalDraft } from './use-legal-drafts.ts';
import type { LegalText } from './use-legal-texts.ts';
import { VersionList } from './version-list.tsx';

type Props = {
  text: LegalText;
  draft: LegalDraft;
  isEdited: boolean;
  settings: Record<string, string>;
  mustWait: () => boolean;
  onChange: (change: Partial<LegalDraft>) => void;
  onDiscard: () => void;
  onPublished: () => Promise<void>;
};

/** A legal text in its editor, with its versions. What is typed comes into force when it is published. */
export function LegalTextForm({ text, draft, isEdited, settings, mustWait, onChange, onDiscard, onPublished }: Props) {
  const [isPublishing, setIsPublishing] = useState(false);
  // Another text in the editor is another editor: its undo must not reach back into this one.
  const [editor, setEditor] = useState(0);
  const wasReplaced = isEdited && draft.from !== text.version;

  function discard() {
    onDiscard();
    setEditor(editor + 1);
  }

  function take(earlier: Pick<LegalText, 'title' | 'bodyHtml'>) {
    onChange({ title: earlier.title, bodyHtml: earlier.bodyHtml, from: text.version });
    setEditor(editor + 1);
  }

  return (
    <Stack gap="5">
      <Flex wrap="wrap" align="center" gap="3">
        <Box flex="1" minW={{ base: 'full', sm: 'min(12rem, 100%)' }}>
          <Text color="fg.muted" fontSize="sm">
            <span>{`${formatDate(text.publishedAt)} tarihinden beri yürürlükte ·`}</span>{' '}
            <Anchor href={`/${text.slug}`} target="_blank" rel="noopener">
              Sitede gör
            </Anchor>
          </Text>
        </Box>
        <SaveState state={isEdited ? 'dirty' : 'clean'} />
        <Flex gap="2">
          <Button variant="outline" disabled={!isEdited} onClick={discard}>
            Vazgeç
          </Button>
          <Button disabled={!isEdited} onClick={() => mustWait() || setIsPublishing(true)}>
            Yayımla
          </Button>
        </Flex>
      </Flex>
      {wasReplaced ? (
        <Flex role="alert" wrap="wrap" align="center" gap="3" bg="status.pending.bg" borderRadius="md" px="4" py="3">
          <Text flex="1" minW="min(14rem, 100%)">
            Siz düzenlerken bu metnin yeni bir sürümü yayımlandı. Yazdıklarınız duruyor.
          </Text>
          <Button size="sm" variant="outline" onClick={() => onChange({ from: text.version })}>
            Kendi metnimle devam et
          </Button>
          <Button size="sm" variant="outline" onClick={discard}>
            Yayımlanan sürümü aç
          </Button>
        </Flex>
      ) : null}
      <TextField
        label="Başlık"
        required
        maxLength={200}
        value={draft.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <RichTextField
        key={editor}
        label="Metin"
        required
        value={draft.bodyHtml}
        onChange={(bodyHtml) => onChange({ bodyHtml })}
        hint="Yayımlanana kadar sitede görünmez. Verilen onaylar, o gün yürürlükte olan sürümü anar."
      />
      <VersionList key={text.version} slug={text.slug} draft={isEdited ? draft : undefined} onTake={take} />
      <PublishDialog
        open={isPublishing}
        text={text}
        draft={draft}
        settings={settings}
        onClose={() => setIsPublishing(false)}
        onPublished={async () => {
          await onPublished();
          onDiscard();
          setIsPublishing(false);
        }}
      />
    </Stack>
  );
}

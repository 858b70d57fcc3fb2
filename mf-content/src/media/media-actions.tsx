import { Box, Button, Flex, Text, useRunning, VisuallyHidden } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { TrashIcon } from '@practice/ui/icons';
import { imageUpload, uploadImage } from '@practice/ui/media';
import { announceDone, type RecordEditor } from '@practice/ui/records';
import { UploadRefused } from '@practice/ui/uploads';
import { useId, useRef, useState } from 'react';
import { DeleteMediaItemDocument } from '../generated/graphql.ts';
import type { MediaItem, mediaItems } from './media-items.ts';

const FAILED = 'Dosya yüklenemedi';
type Props = { item: MediaItem; editor: RecordEditor<MediaItem, keyof typeof mediaItems.fields> };

/** Puts another picture in the place of one, or deletes one that nothing shows. */
export function MediaActions({ item: { id, fileName }, editor: { list, close } }: Props) {
  const { fetch } = useStaff();
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, run] = useRunning(async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setProblem(null);
    list.markOwn([id]);
    try {
      await work();
      announceDone(done);
      await list.refresh();
      return true;
    } catch (error) {
      setProblem(error instanceof UploadRefused ? error.message : sentenceOf(error));
      return false;
    }
  });

  const replace = (file: File) => {
    const path = `/api/media/${encodeURIComponent(id)}/replace`;
    const sending = { file, fetch, path, signal: new AbortController().signal, onProgress: () => undefined };
    return run(() => uploadImage(sending), 'Görsel değiştirildi');
  };

  async function remove() {
    const mutation = DeleteMediaItemDocument;
    const isRemoved = await run(() => client.mutate({ mutation, variables: { id } }), 'Görsel silindi');
    setIsAsking(false);
    if (isRemoved) close();
  }

  return (
    <Box>
      <VisuallyHidden>
        <label htmlFor={inputId}>Yeni görsel</label>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept={imageUpload.accept}
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void replace(file);
          }}
        />
      </VisuallyHidden>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" loading={isBusy} loadingText="Kaydediliyor…" onClick={() => input.current?.click()}>
          Başka görselle değiştir…
        </Button>
        <Button variant="outline" color="red.fg" disabled={isBusy} onClick={() => setIsAsking(true)}>
          <TrashIcon />
          Sil
        </Button>
      </Flex>
      <Text color="fg.muted" fontSize="sm" mt="2">
        Yeni görsel, bunun göründüğü her yerde görünür; eski adresi de ona götürür.
      </Text>
      <Text role="alert" color="fg.error" fontSize="sm" fontWeight="medium" mt={problem ? '2' : '0'}>
        {problem}
      </Text>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        title={`“${fileName}” silinsin mi?`}
        confirmLabel="Sil"
        danger
        loading={isBusy}
      >
        Bu işlem geri alınamaz.
      </ConfirmDialog>
    </Box>
  );
}

function sentenceOf(error: unknown): string {
  const { message, errors } = readProblem(error);
  return errors?.[0]?.message ?? message ?? FAILED;
}

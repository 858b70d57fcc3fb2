import type { MediaItemRecord } from '@practice/contracts';
import { Box, chakra, Grid, Skeleton, Text } from '@practice/ui';
import { EmptyState, FormDialog, ProblemPanel, SearchField } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { announceDone, shownRecords } from '@practice/ui/records';
import { useCallback, useEffect, useState } from 'react';
import { UploadList } from '../uploads/upload-list.tsx';
import { MediaThumb } from './media-thumb.tsx';
import { imageUpload, type UploadKind } from './upload-kinds.ts';
import { UploadZone } from './upload-zone.tsx';
import { useImageUploads } from './use-image-uploads.ts';

export type MediaPickerProps = {
  onClose: () => void;
  /** The chosen picture; its `url` is the address for pages, its `alt` what it shows. */
  onPick: (item: MediaItemRecord) => void;
  /** What is uploaded here; any picture without it. */
  upload?: UploadKind;
};

/** A dialog in which a picture of the library is chosen, or a new one uploaded. */
export function MediaPicker({ onClose, onPick, upload = imageUpload }: MediaPickerProps) {
  const { items, hasFailed, load } = useMediaItems();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<MediaItemRecord | null>(null);
  const uploaded = useCallback(
    (item: MediaItemRecord) => {
      announceDone(upload.done);
      setChosen(item);
      void load();
    },
    [load, upload],
  );
  const { uploads, isUploading, add, retry, cancel } = useImageUploads(uploaded, upload);
  const shown = items && shownRecords(items, { search, text: ({ fileName, alt, tags }) => [fileName, alt, ...tags] });

  return (
    <FormDialog
      open
      size="lg"
      title="Görsel seç"
      onClose={onClose}
      onSubmit={() => chosen && onPick(chosen)}
      submitLabel="Kullan"
      canSubmit={chosen !== null && !isUploading}
      isDirty={isUploading}
    >
      <Box display="grid" gap="4" pb="2">
        <UploadZone onFiles={add} kind={upload} />
        <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
        <SearchField label="Görsel ara" placeholder="Ad, açıklama, etiket…" value={search} onSearch={setSearch} />
        {hasFailed ? (
          <ProblemPanel message="Görseller yüklenirken bir hata oluştu." onRetry={load} />
        ) : !shown ? (
          <Skeleton height="10rem" />
        ) : shown.length === 0 ? (
          <EmptyState icon="image" title={search ? 'Aramanıza uyan görsel yok.' : 'Henüz görsel yok.'} />
        ) : (
          <Grid
            role="group"
            aria-label="Görseller"
            templateColumns="repeat(auto-fill, minmax(min(8rem, 100%), 1fr))"
            gap="3"
          >
            {shown.map((item) => (
              <chakra.button
                key={item.id}
                type="button"
                aria-pressed={chosen?.id === item.id}
                onClick={() => setChosen(item)}
                p="1"
                textAlign="start"
                borderWidth="2px"
                borderRadius="md"
                cursor="pointer"
                borderColor={chosen?.id === item.id ? 'pine.solid' : 'transparent'}
                _hover={{ bg: 'bg.hover' }}
              >
                <MediaThumb item={{ ...item, alt: null }} />
                <Text fontSize="sm" mt="1" lineClamp="1" overflowWrap="anywhere">
                  {item.fileName}
                </Text>
              </chakra.button>
            ))}
          </Grid>
        )}
      </Box>
    </FormDialog>
  );
}

/** Over REST: the documents of GraphQL belong to the remotes, and all of them show this. */
function useMediaItems() {
  const { fetch } = useStaff();
  const [items, setItems] = useState<MediaItemRecord[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    const response = await fetch('/api/media').catch(() => undefined);
    if (response?.ok) setItems(await response.json());
    else setHasFailed(true);
  }, [fetch]);
  useEffect(() => void load(), [load]);
  return { items, hasFailed, load };
}

import { Box, Stack, Text } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { type RecordEditor, RecordSheet } from '@practice/ui/records';
import { sizeText } from '@practice/ui/uploads';
import { FocalPoint } from './focal-point.tsx';
import { MediaActions } from './media-actions.tsx';
import { type MediaItem, mediaItems } from './media-items.ts';
import { MediaUses } from './media-uses.tsx';

const { Field } = mediaItems;
type Name = keyof typeof mediaItems.fields;

/** A picture of the library: what it shows, where it is used, another in its place. */
export function MediaSheet({ editor }: { editor: RecordEditor<MediaItem, Name> }) {
  const { record } = editor;
  if (!record) return null;
  return (
    <RecordSheet editor={editor} title={() => record.fileName}>
      <Stack gap="5" pb="4">
        <FocalPoint item={record} />
        <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {`${record.width} × ${record.height} · ${sizeText(record.fileSize)} · ${formatDateTime(record.createdAt)}`}
        </Text>
        <Field.TextArea
          name="alt"
          rows={2}
          hint="Görselde ne görünüyor? Ekran okuyucular bunu okur; görsel açılmazsa yerinde bu yazar."
        />
        <Field.Text name="fileName" />
        <Field.Text name="tags" hint="Virgülle ayırın: “oda, ekip”." />
        <MediaUses id={record.id} version={record.version} />
        <Box borderTopWidth="1px" pt="4">
          <MediaActions item={record} editor={editor} />
        </Box>
      </Stack>
    </RecordSheet>
  );
}

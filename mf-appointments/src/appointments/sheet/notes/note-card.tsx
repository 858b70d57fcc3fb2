import { Badge, Box, Flex, Heading, IconButton, Text } from '@practice/ui';
import { formatDateTime, Menu } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import { type Note, notes, noteTypeText } from './notes.ts';

type NoteCardProps = {
  note: Note;
  isHighlighted: boolean;
  onEdit: (note: Note) => void;
  onRemove: (note: Note) => void;
};

/** A note with who wrote it and when. */
export function NoteCard({ note, isHighlighted, onEdit, onRemove }: NoteCardProps) {
  const { noteType, title, content, isPrivate, createdBy, createdAt, updatedAt, canEdit } = note;
  return (
    <Box
      as="article"
      aria-label={notes.name(note)}
      p="3"
      borderWidth="1px"
      borderRadius="md"
      bg={isHighlighted ? 'pine.subtle' : 'bg.panel'}
    >
      <Flex gap="2" align="flex-start">
        <Box flex="1" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Badge>{noteTypeText(noteType)}</Badge>
            {isPrivate ? <Badge tone="pending">Özel</Badge> : null}
            {title ? (
              <Heading as="h3" size="sm" overflowWrap="anywhere">
                {title}
              </Heading>
            ) : null}
          </Flex>
          <Text color="fg.muted" fontSize="sm" mt="0.5">
            {`${createdBy ?? 'Silinmiş kullanıcı'} · ${formatDateTime(createdAt)}${updatedAt > createdAt ? ' · düzenlendi' : ''}`}
          </Text>
        </Box>
        {canEdit ? (
          <Menu
            placement="bottom-end"
            entries={[
              { label: 'Düzenle', onSelect: () => onEdit(note) },
              { label: 'Sil', danger: true, onSelect: () => onRemove(note) },
            ]}
          >
            {(trigger) => (
              <IconButton {...trigger} aria-label={`${notes.name(note)}: işlemler`} size="sm">
                <MoreIcon />
              </IconButton>
            )}
          </Menu>
        ) : null}
      </Flex>
      <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {content}
      </Text>
    </Box>
  );
}

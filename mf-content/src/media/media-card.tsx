import { Box, chakra, Text } from '@practice/ui';
import { MediaThumb } from '@practice/ui/media';
import { sizeText } from '@practice/ui/uploads';
import type { MediaItem } from './media-items.ts';

type MediaCardProps = { item: MediaItem; isHighlighted: boolean; onOpen: () => void };

/** A picture of the library; a click opens it. */
export function MediaCard({ item, isHighlighted, onOpen }: MediaCardProps) {
  const { fileName, width, height, fileSize, alt } = item;
  return (
    <li>
      <chakra.button
        type="button"
        aria-label={`Düzenle: ${fileName}`}
        onClick={onOpen}
        display="block"
        width="full"
        p="2"
        textAlign="start"
        borderWidth="1px"
        borderRadius="md"
        cursor="pointer"
        bg={isHighlighted ? 'bg.selected' : 'bg.panel'}
        _hover={{ bg: 'bg.hover' }}
      >
        <MediaThumb item={{ ...item, alt: null }} />
        <Text mt="2" fontWeight="medium" fontSize="sm" lineClamp="1" overflowWrap="anywhere">
          {fileName}
        </Text>
        <Box color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {`${width} × ${height} · ${sizeText(fileSize)}`}
        </Box>
        {alt ? null : (
          <Text color="status.pending.fg" fontSize="sm">
            Alternatif metin yok
          </Text>
        )}
      </chakra.button>
    </li>
  );
}

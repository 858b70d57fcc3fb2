import type { MediaItemRecord } from '@practice/contracts';
import { Box, Picture } from '@practice/ui';

type MediaThumbProps = { item: Pick<MediaItemRecord, 'url' | 'alt' | 'width' | 'height'> };

/** A picture of the library as it is cropped in lists: about its focal point. */
export function MediaThumb({ item: { url, alt, width, height } }: MediaThumbProps) {
  return (
    <Box aspectRatio="4 / 3" overflow="hidden" borderRadius="sm" bg="bg.subtle">
      <Picture src={url} alt={alt ?? ''} sizes="12rem" maxWidth={240} size={[width, height]} boxSize="full" />
    </Box>
  );
}

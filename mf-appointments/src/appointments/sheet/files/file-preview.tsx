import { Box, chakra, Text } from '@practice/ui';
import { useState } from 'react';
import type { AppointmentFile } from './files.ts';

type FilePreviewProps = { file: AppointmentFile; address: string };

/** Whether a file can be shown in place. */
export function canPreview({ mimeType }: AppointmentFile): boolean {
  return mimeType === 'application/pdf' || (mimeType?.startsWith('image/') ?? false);
}

/** A picture, or a PDF in the browser's own viewer. */
export function FilePreview({ file: { fileName, mimeType, description }, address }: FilePreviewProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <Text role="alert" mt="3" color="fg.error">
        Dosya gösterilemedi. Önizlemeyi kapatıp yeniden açın ya da dosyayı indirin.
      </Text>
    );
  }
  if (mimeType === 'application/pdf') {
    return (
      <Box mt="3">
        <chakra.iframe
          src={address}
          title={`${fileName} önizlemesi`}
          width="100%"
          height="min(70dvh, 40rem)"
          borderWidth="1px"
          borderRadius="md"
          bg="white"
        />
        <Text color="fg.muted" fontSize="sm" mt="1">
          Tarayıcınız PDF göstermiyorsa dosyayı indirin.
        </Text>
      </Box>
    );
  }
  return (
    <chakra.img
      src={address}
      alt={description ?? fileName}
      mt="3"
      maxW="100%"
      maxH="min(70dvh, 40rem)"
      borderRadius="md"
      onError={() => setIsBroken(true)}
    />
  );
}

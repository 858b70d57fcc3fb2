import { webAddress } from '@practice/contracts';
import { Box, Button, Flex, Image, Text } from '@practice/ui';
import { useEffect, useState } from 'react';
import { MediaPicker, type MediaPickerProps } from './media-picker.tsx';
import type { UploadKind } from './upload-kinds.ts';

type PictureChoiceProps = {
  /** What the field above it has. */
  address: string;
  onPick: MediaPickerProps['onPick'];
  upload?: UploadKind;
  /** False where the screen shows the picture already. */
  hasPreview?: boolean;
};

/** Below a field that takes the address of a picture: a way to the library, and the picture once it is loaded. */
export function PictureChoice({ address, onPick, upload, hasPreview = true }: PictureChoiceProps) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Box>
      <Button variant="outline" size="sm" onClick={() => setIsPicking(true)}>
        Kitaplıktan seç…
      </Button>
      {isPicking ? (
        <MediaPicker
          {...(upload ? { upload } : {})}
          onClose={() => setIsPicking(false)}
          onPick={(item) => {
            onPick(item);
            setIsPicking(false);
          }}
        />
      ) : null}
      {hasPreview ? <Preview source={webAddress(address)} /> : null}
    </Box>
  );
}

function Preview({ source }: { source: string | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another try
  useEffect(() => setHasFailed(false), [source]);
  if (!source) return null;
  return (
    <Flex mt="2" minH="24" align="center" role="status">
      {hasFailed ? (
        <Text color="fg.error" fontSize="sm" fontWeight="medium">
          Görsel yüklenemedi
        </Text>
      ) : (
        <Image
          src={source}
          alt="Seçilen görselin önizlemesi"
          boxSize="24"
          objectFit="contain"
          borderRadius="md"
          borderWidth="1px"
          bg="bg.subtle"
          onError={() => setHasFailed(true)}
        />
      )}
    </Flex>
  );
}

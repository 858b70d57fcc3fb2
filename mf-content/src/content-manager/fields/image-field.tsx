import { webAddress } from '@practice/contracts';
import { Box, Image, Text, TextField, type TextFieldProps } from '@practice/ui';
import { useEffect, useState } from 'react';

/** The address of an image, and the image once it is loaded. */
export function ImageField(props: TextFieldProps) {
  const source = webAddress(String(props.value ?? ''));
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another try
  useEffect(() => setHasFailed(false), [source]);
  return (
    <Box>
      <TextField {...props} inputMode="url" spellCheck={false} />
      {source ? (
        <Box mt="2" minH="24" role="status">
          {hasFailed ? (
            <Text color="fg.error" fontSize="sm" fontWeight="medium">
              Görsel yüklenemedi
            </Text>
          ) : (
            <Image
              src={source}
              alt="Seçilen görselin önizlemesi"
              boxSize="24"
              objectFit="cover"
              borderRadius="md"
              borderWidth="1px"
              bg="bg.subtle"
              onError={() => setHasFailed(true)}
            />
          )}
        </Box>
      ) : null}
    </Box>
  );
}

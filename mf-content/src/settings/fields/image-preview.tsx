import { webAddress } from '@practice/contracts';
import { Flex, Image, Text } from '@practice/ui';
import { useEffect, useState } from 'react';

/** The image at an address, once it is loaded. */
export function ImagePreview({ address }: { address: string }) {
  const source = webAddress(address);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another try
  useEffect(() => setHasFailed(false), [source]);
  if (!source) return null;
  return (
    <Flex mt="2" minH="24" align="center" gap="3" role="status">
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
    </Flex>
  );
}

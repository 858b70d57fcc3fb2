import { fullTitle, headDescription, webAddress } from '@practice/contracts';
import { Box, Center, Image, type SystemStyleObject, Text } from '@practice/ui';
import { useEffect, useState } from 'react';
import { addressOf, type Previewed } from './search-preview.tsx';
import { useSite } from './use-site.ts';

/** The card of a shared link, including its fallbacks. */
export function SocialCard({ tag }: { tag: Previewed }) {
  const { name, image } = useSite();
  const title = tag.ogTitle || (tag.title ? fullTitle(tag.title, name) : 'Sayfanın kendi başlığı');
  const description = tag.ogDescription || (tag.metaDescription ? headDescription(tag.metaDescription) : '');
  return (
    <Box as="section" aria-label="Paylaşım kartı önizlemesi">
      <Text fontSize="sm" fontWeight="semibold" mb="2">
        Paylaşım kartı
      </Text>
      <Box css={cardStyle}>
        <CardImage address={webAddress(tag.ogImage ?? '') ?? image} />
        <Box px="4" py="3">
          <Text color="fg.muted" fontSize="xs">
            {addressOf(tag).host}
          </Text>
          <Text fontWeight="semibold" lineClamp="2">
            {title}
          </Text>
          <Text color="fg.muted" fontSize="sm" lineClamp="2">
            {description || 'Sayfanın kendi açıklaması'}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}

function CardImage({ address: source }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another try
  useEffect(() => setHasFailed(false), [source]);
  if (!hasFailed) {
    return <Image src={source} alt="" css={imageStyle} onError={() => setHasFailed(true)} />;
  }
  return (
    <Center css={noImageStyle} role="status" color="fg.error" fontSize="sm" bg="bg.subtle">
      Görsel yüklenemedi
    </Center>
  );
}

const cardStyle: SystemStyleObject = {
  maxW: '30rem',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

const noImageStyle: SystemStyleObject = { height: '16', borderBottomWidth: '1px' };

const imageStyle: SystemStyleObject = {
  width: 'full',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  borderBottomWidth: '1px',
  maxH: '12rem',
};

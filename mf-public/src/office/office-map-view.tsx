import { mapAddress } from '@practice/contracts';
import { Box, Button, ButtonAnchor, chakra, Flex, PagePart, Text } from '@practice/ui';
import { useEffect, useRef, useState } from 'react';
import { PinIcon } from './icons.tsx';
import { directionsTo } from './office-map.ts';

type OfficeMapProps = {
  embed: string;
  /** The address as maps find it; '' for none. It is written out beside the map. */
  directions: string;
};

/**
 * The map of the practice, sandboxed and loaded on request only, so that the map service does not learn of every visitor.
 * Until then, and when no map is set, a drawn placeholder that opens the address in a map.
 */
export function OfficeMap(props: OfficeMapProps) {
  return (
    <PagePart name="map">
      <MapOnRequest {...props} />
    </PagePart>
  );
}

function MapOnRequest({ embed, directions }: OfficeMapProps) {
  const source = mapAddress(embed);
  const [isRequested, setIsRequested] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus has disappeared.
  useEffect(() => {
    if (isRequested) frame.current?.focus();
  }, [isRequested]);
  return (
    <Box
      position="relative"
      minH={{ base: source ? '24rem' : '18rem', md: '24rem' }}
      borderRadius="lg"
      overflow="hidden"
      bg="bg.tinted"
    >
      {source && isRequested ? (
        <chakra.iframe
          ref={frame}
          src={source}
          title="Ofisin haritadaki yeri"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          position="absolute"
          inset="0"
          width="full"
          height="full"
        />
      ) : (
        <Placeholder
          directions={directions}
          {...(source ? { host: new URL(source).host, onShow: () => setIsRequested(true) } : {})}
        />
      )}
    </Box>
  );
}

type PlaceholderProps = Omit<OfficeMapProps, 'embed'> & {
  /** Called to show the map; undefined when none is set. */
  host?: string;
  onShow?: () => void;
};

function Placeholder({ directions, host, onShow }: PlaceholderProps) {
  return (
    <>
      <Streets />
      <Flex
        position="absolute"
        inset="0"
        direction="column"
        align="center"
        justify="center"
        gap="3"
        p="6"
        textAlign="center"
      >
        <Box color="apricot.700" fontSize="3rem" lineHeight="1">
          <PinIcon />
        </Box>
        <Box bg="bg.panel" borderRadius="md" px="5" py="4" maxW="sm" boxShadow="soft">
          {host ? (
            <>
              <Button size="sm" onClick={onShow}>
                Haritayı göster
              </Button>
              <Text color="fg.muted" fontSize="sm" lineHeight="normal" mt="2" overflowWrap="anywhere">
                {`Harita ${host} adresinden yüklenir.`}
              </Text>
            </>
          ) : null}
          {directions ? (
            <ButtonAnchor
              href={directionsTo(directions)}
              target="_blank"
              rel="noopener noreferrer"
              variant="plain"
              size="sm"
              mt="1"
            >
              Haritada açın
            </ButtonAnchor>
          ) : null}
          {directions || host ? null : (
            <Text color="fg.muted" fontSize="md">
              Adresimiz yakında burada olacak.
            </Text>
          )}
        </Box>
      </Flex>
    </>
  );
}

/** A few streets and a park; not a real location. */
function Streets() {
  return (
    <Box aria-hidden="true" position="absolute" inset="0" color="paper">
      <svg viewBox="0 0 700 460" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M430 40h190a26 26 0 0 1 26 26v110a26 26 0 0 1-26 26H470Z" fill="var(--p-colors-sage-300)" />
        <path d="M0 300c90-30 130 20 180 60s60 70 60 100H0Z" fill="var(--p-colors-pine-200)" opacity="0.6" />
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M-20 130 720 250" strokeWidth="22" />
          <path d="M180-20 320 480" strokeWidth="22" />
          <path
            d="M520-20 430 480M-20 280c160 10 240 60 320 60s240-30 420 40M60-20c10 110-30 140-80 190"
            strokeWidth="11"
          />
        </g>
      </svg>
    </Box>
  );
}

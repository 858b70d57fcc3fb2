import { Box, Button, Container, Flex, Heading, type SystemStyleObject, Text } from '@practice/ui';
import { useEffect, useRef } from 'react';
import { SiteLink } from '../site-link.tsx';

type Props = {
  policy: string;
  onChoose: (kinds: { analytics: boolean; marketing: boolean }) => void;
  onOpenPanel: () => void;
};

/** Asks for consent. Refusing is as easy as agreeing, and reading on without a choice is neither. */
export function ConsentBanner({ policy, onChoose, onOpenPanel }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useRoomBelow(frame);
  return (
    <Box
      ref={frame}
      as="section"
      role="region"
      aria-labelledby="cerez-bildirimi"
      css={bannerStyle}
      _print={{ display: 'none' }}
      data-part="cookie-banner"
    >
      <Container display="flex" css={contentStyle} gap={{ base: '3', lg: '8' }}>
        <Box flex="1">
          <Heading as="h2" size="sm" id="cerez-bildirimi" css={titleStyle}>
            Çerez kullanımı
          </Heading>
          <Text mt="1" fontSize="sm" color="fg.muted" textWrap="balance">
            Site için gerekli olanların dışındaki çerezleri yalnızca izin verirseniz kullanırız. Seçiminizi istediğiniz
            zaman değiştirebilirsiniz.{' '}
            <SiteLink url={policy} css={{ textDecoration: 'underline' }}>
              Çerez Politikası
            </SiteLink>
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap" flexShrink="0" data-part="consent-buttons">
          <Button flex="1" variant="solid" onClick={() => onChoose({ analytics: false, marketing: false })}>
            Reddet
          </Button>
          <Button
            flex="1"
            variant="solid"
            whiteSpace="nowrap"
            onClick={() => onChoose({ analytics: true, marketing: true })}
          >
            Kabul et
          </Button>
          <Button flex={{ base: '1 0 100%', sm: '1' }} variant="ghost" onClick={onOpenPanel}>
            Tercihler
          </Button>
        </Flex>
      </Container>
    </Box>
  );
}

/** Makes room at the end of the page, so that the banner hides none of it, nor what gets the focus. */
function useRoomBelow(frame: { current: HTMLElement | null }): void {
  useEffect(() => {
    const banner = frame.current;
    if (!banner || typeof ResizeObserver === 'undefined') return;
    const { body, documentElement: page } = document;
    const observer = new ResizeObserver(() => {
      body.style.paddingBottom = `${banner.offsetHeight}px`;
      page.style.scrollPaddingBottom = `${innerHeight - banner.getBoundingClientRect().top}px`;
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      body.style.paddingBottom = '';
      page.style.scrollPaddingBottom = '';
    };
  }, [frame]);
}

// A phone held sideways shows the banner in one row, without its title, so that the page stays in view.
const isLow = '@media (max-height: 30rem) and (min-width: 36rem)';

const contentStyle: SystemStyleObject = {
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { lg: 'center' },
  [isLow]: { flexDirection: 'row', alignItems: 'center', '& [data-part=consent-buttons]': { flexWrap: 'nowrap' } },
};

const titleStyle: SystemStyleObject = {
  [isLow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
};

const bannerStyle: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'bar',
  insetInline: '0',
  bottom: 'calc(var(--p-bottom-bar) + env(safe-area-inset-bottom))',
  maxH: '70dvh',
  overflowY: 'auto',
  py: { base: '3', lg: '4' },
  [isLow]: { py: '2' },
  bg: 'bg.panel',
  borderTopWidth: '1px',
  boxShadow: 'raised',
};

import { CONTENT_PREVIEW_SEARCH, type ContentPage, isContentPreviewReady } from '@practice/contracts';
import { Box, Button, ButtonAnchor, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { ToggleButton } from '@practice/ui/admin';
import { RefreshIcon } from '@practice/ui/icons';
import { useCallback, useEffect, useRef, useState } from 'react';

const devices = [
  { name: 'Masaüstü', width: 1280 },
  { name: 'Tablet', width: 768 },
  { name: 'Telefon', width: 375 },
] as const;

type Props = {
  page: ContentPage;
  /** What was typed, by key. */
  texts: Readonly<Record<string, string>>;
};

/** The real page in a frame, with what was typed in place of what is published. */
export function PagePreview({ page, texts }: Props) {
  const [device, setDevice] = useState<(typeof devices)[number]>(devices[0]);
  const [round, setRound] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(texts);
  latest.current = texts;
  const { ref, width } = useWidth();
  const scale = Math.min(1, width / device.width);

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent<unknown>) {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isContentPreviewReady(data)) return;
      sendTexts(frame.current, latest.current);
      setIsReady(true);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => sendTexts(frame.current, texts), [texts]);
  useEffect(() => {
    const shown = isReady && page.landmark ? frame.current?.contentDocument : null;
    return shown && page.landmark ? stayAt(shown, page.landmark) : undefined;
  }, [isReady, page]);

  return (
    <Box as="section" aria-label="Önizleme">
      <Flex wrap="wrap" gap="2" align="center" mb="3">
        <Flex role="group" aria-label="Genişlik" gap="1">
          {devices.map((each) => (
            <ToggleButton key={each.name} size="sm" isPressed={each === device} onClick={() => setDevice(each)}>
              {each.name}
            </ToggleButton>
          ))}
        </Flex>
        <Flex ms="auto" gap="2">
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              setIsReady(false);
              setRound(round + 1);
            }}
          >
            <RefreshIcon boxSize="4" />
            Yenile
          </Button>
          <ButtonAnchor size="sm" variant="outline" href={page.path} target="_blank" rel="noopener">
            Canlı site
          </ButtonAnchor>
        </Flex>
      </Flex>
      <Box ref={ref} css={stageStyle} aria-busy={!isReady}>
        {isReady ? null : (
          <Text role="status" css={waitingStyle}>
            Önizleme hazırlanıyor…
          </Text>
        )}
        {width > 0 ? (
          <iframe
            key={`${page.id} ${round}`}
            ref={frame}
            src={page.path + CONTENT_PREVIEW_SEARCH}
            title={`${page.title}: önizleme`}
            style={{
              width: `${device.width}px`,
              height: `${100 / scale}%`,
              transform: `translateX(${Math.max(0, (width - device.width * scale) / 2)}px) scale(${scale})`,
              transformOrigin: '0 0',
              border: 0,
            }}
          />
        ) : null}
      </Box>
    </Box>
  );
}

function sendTexts(frame: HTMLIFrameElement | null, texts: Props['texts']): void {
  frame?.contentWindow?.postMessage({ type: 'content-preview-texts', texts }, location.origin);
}

const stageStyle: SystemStyleObject = {
  position: 'relative',
  height: 'max(24rem, calc(100dvh - 15rem))',
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderRadius: 'md',
};

const waitingStyle: SystemStyleObject = { position: 'absolute', inset: '4', color: 'fg.muted', fontSize: 'sm' };

/**
 * Keeps a part of a page in view while the rest of it is still growing, until the user moves it; returns the end of that.
 */
function stayAt(page: Document, selector: string): () => void {
  const scroll = () => page.querySelector(selector)?.scrollIntoView({ block: 'end', behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const stop = () => observer.disconnect();
  observer.observe(page.body);
  for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
    page.addEventListener(type, stop, { once: true });
  return stop;
}

/** The width of an element in pixels, as it changes; `ref` goes to the element. */
function useWidth(): { ref: (element: HTMLElement | null) => void; width: number } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

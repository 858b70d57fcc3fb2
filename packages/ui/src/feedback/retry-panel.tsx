import type { ReactNode } from 'react';
import { Heading, Text } from '../primitives/styled.tsx';
import { Box, Flex } from '../styled/layout.ts';
import { type Retry, RetryButton } from './retry-button.tsx';
import { offlineTexts, useOnline } from './use-online.ts';

export type RetryPanelProps = {
  title?: ReactNode;
  message?: ReactNode;
  onRetry: Retry;
  /** Its code is still loading, slowly. */
  isSlow?: boolean;
  /** What still works, such as a phone link. */
  children?: ReactNode;
};

/** Aligns a link that is alone on its line with the text. */
const linksAtTheEdge = { '& > a': { px: '0' } };

/**
 * One area of a page failed or is slow to load; the rest of the page works. Without a connection it says so, and retries
 * when there is one again.
 */
export function RetryPanel(props: RetryPanelProps) {
  const {
    isSlow = false,
    title = isSlow ? 'Bu bölümün açılması uzun sürüyor' : 'Bu bölüm şu anda açılamadı',
    message = isSlow
      ? 'Açılınca kendiliğinden gelecek. Beklemek istemezseniz tekrar deneyebilirsiniz.'
      : 'Bağlantınızı kontrol edip tekrar deneyebilirsiniz.',
    onRetry,
    children,
  } = props;
  const isOnline = useOnline(onRetry);
  return (
    <Box
      role="alert"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '5', md: '8' }}
      py={{ base: '6', md: '8' }}
    >
      <Heading as="h2" size="md">
        {isOnline ? title : offlineTexts.title}
      </Heading>
      <Text color="fg.muted" mt="2">
        {isOnline ? message : offlineTexts.message}
      </Text>
      <Flex mt="5" columnGap="5" rowGap="2" flexWrap="wrap" alignItems="center" css={linksAtTheEdge}>
        <RetryButton onRetry={onRetry} />
        {children}
      </Flex>
    </Box>
  );
}

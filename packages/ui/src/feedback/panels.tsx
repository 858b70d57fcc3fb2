import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { Heading, Text } from '../primitives/styled.tsx';
import { type Retry, RetryButton } from './retry-button.tsx';

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

/** One area of a page failed or is slow to load; the rest of the page works. */
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
        {title}
      </Heading>
      <Text color="fg.muted" mt="2">
        {message}
      </Text>
      <Flex mt="5" columnGap="5" rowGap="2" flexWrap="wrap" alignItems="center" css={linksAtTheEdge}>
        <RetryButton onRetry={onRetry} />
        {children}
      </Flex>
    </Box>
  );
}

export type EmptyStateProps = {
  title: ReactNode;
  /** What belongs here and what to do first. */
  description?: ReactNode;
  icon?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
};

/** An empty state: says what belongs here and offers the first step. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" py="12" px="5" gap="3">
      <Flex
        boxSize="14"
        align="center"
        justify="center"
        borderRadius="full"
        bg="bg.tinted"
        color="pine.fg"
        fontSize="xl"
      >
        {icon ?? (
          <Icon>
            <path d="M4 14c5 0 8-3 8-8 5 1 8 4 8 9a7 7 0 0 1-7 6c-5 0-9-3-9-7Z" />
            <path d="M7 18c3-1 6-4 8-8" />
          </Icon>
        )}
      </Flex>
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      {description ? (
        <Text color="fg.muted" maxW="narrow" textStyle="small">
          {description}
        </Text>
      ) : null}
      {action}
    </Flex>
  );
}

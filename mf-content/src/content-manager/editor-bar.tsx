import type { ContentPage } from '@practice/contracts';
import { Box, Button, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { SectionHeader, StatusBadge } from '@practice/ui/admin';
import type { ReactNode } from 'react';

type Props = {
  page: ContentPage;
  isDirty: boolean;
  hasProblems: boolean;
  isPublishing: boolean;
  onPublish: () => void;
  onReset: () => void;
  /** Switches of the views, before the other buttons. */
  children?: ReactNode;
};

/** Title, state and actions of a page; stays in sight over a long form. */
export function EditorBar({ page, isDirty, hasProblems, isPublishing, onPublish, onReset, children }: Props) {
  return (
    <Box css={barStyle}>
      <SectionHeader
        title={
          <Flex as="span" align="center" gap="3" wrap="wrap">
            <span>{page.title}</span>
            {isDirty ? <StatusBadge tone="pending">Değişiklik var</StatusBadge> : null}
          </Flex>
        }
        description={page.description}
        actions={
          <>
            {children}
            <Button variant="outline" onClick={onReset} disabled={!isDirty || isPublishing}>
              Sıfırla
            </Button>
            <Button
              onClick={onPublish}
              disabled={!isDirty && !isPublishing}
              loading={isPublishing}
              aria-keyshortcuts="Control+S Meta+S"
            >
              Yayımla
            </Button>
          </>
        }
      />
      <Box role="status">
        {isDirty ? (
          <Text css={bannerStyle}>Kaydedilmemiş değişiklikleriniz var. Değişiklikleri yayımlamayı unutmayın.</Text>
        ) : null}
      </Box>
      {hasProblems ? (
        <Text role="alert" css={problemStyle}>
          Bazı alanlarda hatalar var. Lütfen düzeltin ve tekrar deneyin.
        </Text>
      ) : null}
    </Box>
  );
}

const barStyle: SystemStyleObject = {
  position: { md: 'sticky' },
  top: 'var(--sticky-top, 0px)',
  zIndex: '5',
  bg: 'bg',
  mt: '-3',
  pt: '3',
  pb: '1',
  '& > header': { mb: '2' },
};

const bannerStyle: SystemStyleObject = {
  px: '3',
  py: '1.5',
  mb: '2',
  bg: 'status.pending.bg',
  color: 'status.pending.fg',
  borderWidth: '1px',
  borderColor: 'status.pending.border',
  borderRadius: 'sm',
  fontSize: 'sm',
  fontWeight: 'medium',
};

const problemStyle: SystemStyleObject = { color: 'fg.error', fontSize: 'sm', fontWeight: 'medium', mb: '2' };

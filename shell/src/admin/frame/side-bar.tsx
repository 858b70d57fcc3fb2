import { Box, chakra, Flex, IconButton, type SystemStyleObject } from '@practice/ui';
import { SidebarCloseIcon, SidebarOpenIcon } from '@practice/ui/icons';
import type { ListedSection } from '../sections/use-sections.ts';
import { PracticeLogo } from './practice-logo.tsx';
import { SectionNav } from './section-nav.tsx';

type Props = {
  sections: readonly ListedSection[];
  current: string;
  siteName: string;
  isNarrow: boolean;
  onToggle: () => void;
};

/** The fixed navigation on the left; it can be collapsed to icons. */
export function SideBar({ sections, current, siteName, isNarrow, onToggle }: Props) {
  return (
    <Flex as="aside" aria-label="Yan menü" css={barStyle} data-narrow={isNarrow ? '' : undefined}>
      <Flex align="center" gap="2.5" minH="8" px={isNarrow ? '0' : '1.5'} justify={isNarrow ? 'center' : 'flex-start'}>
        <SiteMark />
        {isNarrow ? null : (
          <Box fontWeight="semibold" lineHeight="1.2" fontSize="md" lineClamp="2">
            {siteName}
          </Box>
        )}
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" mx="-2" px="2" py="1">
        <SectionNav sections={sections} current={current} isNarrow={isNarrow} />
      </Box>
      <Flex justify={isNarrow ? 'center' : 'flex-end'}>
        <IconButton
          aria-label={isNarrow ? 'Menüyü genişlet' : 'Menüyü daralt'}
          title={isNarrow ? 'Menüyü genişlet' : 'Menüyü daralt'}
          aria-expanded={!isNarrow}
          onClick={onToggle}
        >
          {isNarrow ? <SidebarOpenIcon /> : <SidebarCloseIcon />}
        </IconButton>
      </Flex>
    </Flex>
  );
}

/** The product's logo, small. */
function SiteMark() {
  return (
    <chakra.span css={markStyle} aria-hidden="true">
      <PracticeLogo boxSize="4.5" />
    </chakra.span>
  );
}

const markStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '7',
  borderRadius: 'sm',
  bg: 'pine.solid',
  color: 'pine.contrast',
};

const barStyle: SystemStyleObject = {
  display: { base: 'none', md: 'flex' },
  _print: { display: 'none' },
  position: 'sticky',
  top: '0',
  flexDirection: 'column',
  gap: '4',
  flexShrink: '0',
  width: '14.5rem',
  '&[data-narrow]': { width: '3.75rem' },
  height: '100dvh',
  px: '2.5',
  py: '2',
  bg: 'bg.sidebar',
  borderInlineEndWidth: '1px',
};

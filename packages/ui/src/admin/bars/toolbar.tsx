import { Box, Flex } from '@practice/ui';
import type { ReactNode } from 'react';

export type ToolbarProps = {
  /** Search and filters. */
  children: ReactNode;
  /** At the end: refresh, view switch. */
  end?: ReactNode;
  label?: string;
};

/** The bar above a table. Wraps on phones. */
export function Toolbar({ children, end, label = 'Liste araçları' }: ToolbarProps) {
  return (
    <Flex role="group" aria-label={label} wrap="wrap" align="center" gap="2">
      {children}
      {end ? (
        <Flex ms="auto" align="center" gap="2">
          {end}
        </Flex>
      ) : null}
    </Flex>
  );
}

export type SectionHeaderProps = {
  title: ReactNode;
  /** Counts, or the purpose of the section. */
  description?: ReactNode;
  /** Buttons; the main one last. */
  actions?: ReactNode;
};

/** The header of a section: title, description, actions. */
export function SectionHeader({ title, description, actions }: SectionHeaderProps) {
  return (
    <Flex as="header" wrap="wrap" align="center" gap="3" mb="4">
      <Box flex="1" minW="min(12rem, 100%)">
        <Box as="h1" fontSize="2xl" fontWeight="semibold" lineHeight="snug" letterSpacing="tight">
          {title}
        </Box>
        {description ? (
          <Box color="fg.muted" fontSize="sm" mt="0.5" fontVariantNumeric="tabular-nums">
            {description}
          </Box>
        ) : null}
      </Box>
      {actions ? (
        <Flex gap="2" wrap="wrap" align="center">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}

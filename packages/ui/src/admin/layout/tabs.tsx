import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react';
import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format.ts';

export type Tab<Key extends string> = {
  key: Key;
  title: string;
  /** Number of fields with an error. */
  problems?: number;
  /** How many records it has, beside the title. */
  count?: number | undefined;
  content: ReactNode;
};

export type TabsProps<Key extends string> = {
  /** Accessible name: 'Meta tag'. */
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChoose: (key: Key) => void;
  /** Right of the tabs. */
  aside?: ReactNode;
  /** On a page rather than in a dialog. */
  isOnPage?: boolean;
};

/** Tabs of a form in a dialog, or of a page. All panels stay mounted, so that nothing typed is lost. Arrow keys move between the tabs. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, current, onChoose, aside, isOnPage = false } = props;
  return (
    <TabsRoot value={current} onValueChange={({ value }) => onChoose(value as Key)}>
      <Box css={isOnPage ? pageHeadStyle : headStyle}>
        <TabsList aria-label={label}>
          {tabs.map(({ key, title, count, problems = 0 }) => (
            <TabsTrigger key={key} value={key}>
              <span>{title}</span>
              {count === undefined ? null : (
                <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {`(${formatCount(count)})`}
                </Box>
              )}
              {problems > 0 ? (
                <Box as="span" color="fg.error" fontWeight="semibold">
                  <span aria-hidden="true">●</span>
                  <chakra.span srOnly>{`${problems} hata`}</chakra.span>
                </Box>
              ) : null}
            </TabsTrigger>
          ))}
        </TabsList>
        {aside ? (
          <Box ms="auto" ps="2">
            {aside}
          </Box>
        ) : null}
      </Box>
      {tabs.map(({ key, content }) => (
        // Hidden by React, not a frame later by Chakra: a field in it can be focused as soon as it is chosen.
        <TabsContent key={key} value={key} hidden={key !== current}>
          {content}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}

const pageHeadStyle: SystemStyleObject = {
  display: 'flex',
  borderBottomWidth: '1px',
  '& [role=tablist]': { flexWrap: 'wrap' },
};

const headStyle: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '1',
  position: 'sticky',
  top: 'calc(-1 * var(--body-padding, 0px))',
  zIndex: '1',
  mx: '-5',
  px: '5',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
};

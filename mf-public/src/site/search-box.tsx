import { Box, Button, Flex, Icon, Input, VisuallyHidden } from '@practice/ui';
import type { ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from './search-text.ts';

type SearchBoxProps = {
  /** Where the words are asked for, as `q`. */
  action: string;
  id: string;
  /** Accessible name: 'Sitede arayın'. */
  label: string;
  placeholder: string;
  /** What was searched for. */
  q: string;
  /** Hidden fields that go along. */
  children?: ReactNode;
};

/** A plain form with GET: it works before the page's script has come, and without it. */
export function SearchBox({ action, id, label, placeholder, q, children }: SearchBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser, nor to React in tests
    <form role="search" action={action} method="get">
      {children}
      <Flex gap="3" maxW="narrow">
        <VisuallyHidden asChild>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
        <Box flex="1" minW="0">
          <Input
            key={q}
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={placeholder}
            autoComplete="off"
          />
        </Box>
        <Button type="submit" variant="outline">
          <Icon>
            <circle cx="11" cy="11" r="6.5" />
            <path d="m16 16 4.500 4.500" />
          </Icon>
          Ara
        </Button>
      </Flex>
    </form>
  );
}

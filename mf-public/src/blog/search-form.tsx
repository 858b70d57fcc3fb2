import { Box, Button, Flex, Icon, Input, VisuallyHidden } from '@practice/ui';
import { paths } from '../paths.ts';
import { type ListAddress, MAX_SEARCH_LENGTH } from './list-address.ts';

const inputId = 'blog-search';

/** A plain form with GET: it works before the page's script has come, and without it. */
export function SearchForm({ address: { category, q } }: { address: ListAddress }) {
  return (
    <Box mt="8">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser, nor to React in tests */}
      <form role="search" action={paths.blog} method="get">
        {category ? <input type="hidden" name="kategori" value={category} /> : null}
        <Flex gap="3" maxW="narrow">
          <VisuallyHidden asChild>
            <label htmlFor={inputId}>Yazılarda arayın</label>
          </VisuallyHidden>
          <Box flex="1" minW="0">
            <Input
              key={q}
              id={inputId}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={MAX_SEARCH_LENGTH}
              placeholder="Uyku, kaygı, okul…"
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
    </Box>
  );
}

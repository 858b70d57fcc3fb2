import { Box } from '@practice/ui';
import { paths } from '../paths.ts';
import { SearchBox } from '../site/search-box.tsx';
import type { ListAddress } from './list-address.ts';

/** Searches the posts of the category that is shown. */
export function SearchForm({ address: { category, q } }: { address: ListAddress }) {
  return (
    <Box mt="8">
      <SearchBox action={paths.blog} id="blog-search" label="Yazılarda arayın" placeholder="Uyku, kaygı, okul…" q={q}>
        {category ? <input type="hidden" name="kategori" value={category} /> : null}
      </SearchBox>
    </Box>
  );
}

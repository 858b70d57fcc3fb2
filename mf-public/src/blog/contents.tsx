import { Anchor, Box, type SystemStyleObject, Text } from '@practice/ui';
import type { Post } from './post-article.tsx';

/** A post with fewer headings needs no list of them. */
const LEAST = 4;

/** What a long post contains, as links to its headings. */
export function Contents({ headings }: { headings: Post['headings'] }) {
  if (headings.length < LEAST) return null;
  return (
    <Box as="nav" aria-labelledby="contents" mt="8" py="5" borderBlockWidth="1px" data-print="hidden">
      <Text id="contents" fontWeight="semibold" fontSize="md">
        Bu yazıda
      </Text>
      <Box as="ol" css={listStyle}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <Anchor href={`#${id}`} variant="plain">
              {text}
            </Anchor>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle: SystemStyleObject = {
  mt: '2',
  listStyle: 'none',
  fontSize: 'md',
  color: 'fg.muted',
  '& a': { display: 'inline-flex', alignItems: 'center', minH: '9', py: '1' },
  '& [data-level="3"]': { ps: '5' },
};

import { Box, type SystemStyleObject } from '@practice/ui';
import { TextLink } from '@practice/ui/router';

/** Where a page lies: the pages above it as links, then its own name. */
export function BreadcrumbNav({
  above,
  current,
}: {
  above: readonly { name: string; path: string }[];
  current: string;
}) {
  return (
    <Box as="nav" aria-label="Sayfa yolu" fontSize="sm">
      <Box as="ol" css={listStyle}>
        {above.map(({ name, path }) => (
          <li key={path}>
            <TextLink to={path} variant="plain" color="fg.muted" display="inline-flex" alignItems="center" minH="6">
              {name}
            </TextLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </Box>
    </Box>
  );
}

const listStyle: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', minH: '6' },
  '& > li:not(:last-child)::after': { content: '"/"', mx: '2', color: 'fg.muted' },
};

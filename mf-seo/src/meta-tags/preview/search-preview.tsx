import { fullTitle, headDescription } from '@practice/contracts';
import { Box, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { FilterTabs } from '@practice/ui/admin';
import { useState } from 'react';
import type { MetaTag } from '../record/meta-tag.ts';
import { useSite } from './use-site.ts';

export type Previewed = Pick<
  MetaTag,
  | 'pageUrl'
  | 'title'
  | 'metaDescription'
  | 'canonicalUrl'
  | 'robots'
  | 'isActive'
  | 'ogTitle'
  | 'ogDescription'
  | 'ogImage'
>;

const devices = [
  { value: 'desktop', label: 'Masaüstü' },
  { value: 'mobile', label: 'Mobil' },
] as const;

/** The page as a search result, built like the server's head: title with the site's name, truncated description. */
export function SearchPreview({ tag }: { tag: Previewed }) {
  const [device, setDevice] = useState<string>('desktop');
  const { name } = useSite();
  const { host, path } = addressOf(tag);
  return (
    <Box as="section" aria-label="Arama sonucu önizlemesi">
      <Flex align="center" justify="space-between" gap="3" mb="2" wrap="wrap">
        <Text fontSize="sm" fontWeight="semibold">
          Arama sonucu
        </Text>
        <FilterTabs label="Görünüm" tabs={devices} value={device} onChange={setDevice} />
      </Flex>
      <Box css={resultStyle} data-device={device}>
        <Text data-part="address">
          {host}
          {path === '/' ? '' : ` › ${path.replace(/^\/|\/$/g, '').replaceAll('/', ' › ')}`}
        </Text>
        <Text data-part="title">{tag.title ? fullTitle(tag.title, name) : 'Sayfanın kendi başlığı'}</Text>
        <Text data-part="description">
          {tag.metaDescription ? headDescription(tag.metaDescription) : 'Sayfanın kendi açıklaması'}
        </Text>
      </Box>
      <Notes tag={tag} />
    </Box>
  );
}

/** Why search engines will not show the page like this. */
function Notes({ tag: { robots, isActive } }: { tag: Previewed }) {
  const notes = [
    ...(isActive ? [] : ['Bu tag pasif: kullanılmaz.']),
    ...(robots.startsWith('noindex') ? ['noindex: sayfa arama sonuçlarında görünmez.'] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Text mt="2" color="status.pending.fg" fontSize="sm" fontWeight="medium">
      {notes.join(' ')}
    </Text>
  );
}

/** Host and path as search engines show them: the canonical address, else the page's own. */
export function addressOf({ canonicalUrl, pageUrl }: Pick<Previewed, 'canonicalUrl' | 'pageUrl'>): {
  host: string;
  path: string;
} {
  const address = canonicalUrl || pageUrl || '/';
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : new URL(location.origin);
  return { host: url.host, path: decodeURI(url.pathname) };
}

const resultStyle: SystemStyleObject = {
  px: '4',
  py: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  maxW: '37.5rem',
  overflowWrap: 'anywhere',
  '&[data-device=mobile]': { maxW: '23rem' },
  '& [data-part=address]': { color: 'fg.muted', fontSize: 'xs' },
  '& [data-part=title]': {
    mt: '0.5',
    color: 'status.completed.fg',
    fontSize: 'xl',
    lineHeight: '1.3',
    lineClamp: '1',
  },
  '&[data-device=mobile] [data-part=title]': { fontSize: 'lg', lineClamp: '2' },
  '& [data-part=description]': { mt: '1', color: 'fg.muted', fontSize: 'sm', lineHeight: '1.5', lineClamp: '2' },
  '&[data-device=mobile] [data-part=description]': { lineClamp: '3' },
};

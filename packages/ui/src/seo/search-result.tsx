import { fullTitle, headDescription, parseUrl } from '@practice/contracts';
import { Box, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { FilterTabs } from '@practice/ui/admin';
import { type ReactNode, useState } from 'react';

type SearchResultProps = {
  /** Of the page: a path of the site, or another address that search engines are to show. */
  address: string;
  /** '' for the page's own. */
  title: string;
  description: string;
  siteName: string;
  /** What else is to be known of it. */
  children?: ReactNode;
};

const devices = [
  { value: 'desktop', label: 'Masaüstü' },
  { value: 'mobile', label: 'Mobil' },
] as const;

/** A page as a search result, built like the server's head: title with the site's name, truncated description. */
export function SearchResult({ address, title, description, siteName, children }: SearchResultProps) {
  const [device, setDevice] = useState<string>('desktop');
  const { host, path } = shownAddress(address);
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
          {`${host}${path === '/' ? '' : ` › ${path.replace(/^\/|\/$/g, '').replaceAll('/', ' › ')}`}`}
        </Text>
        <Text data-part="title">{title ? fullTitle(title, siteName) : 'Sayfanın kendi başlığı'}</Text>
        <Text data-part="description">{description ? headDescription(description) : 'Sayfanın kendi açıklaması'}</Text>
      </Box>
      {children}
    </Box>
  );
}

/** Host and path as search engines show them. */
export function shownAddress(address: string): { host: string; path: string } {
  const url = parseUrl(address, location.origin) ?? new URL(location.origin);
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

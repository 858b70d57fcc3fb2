import type { SectionTab } from '@practice/ui/admin';
import { lazyPanel } from '@practice/ui/back-office';

/** The tabs of URL management in their order; the first is the one that opens. */
export const tabs: readonly [SectionTab, ...SectionTab[]] = [
  { key: 'structure', title: 'URL Yapısı', panel: lazyPanel(() => import('./url-structure/url-structure.tsx')) },
  { key: 'redirects', title: 'Yönlendirmeler', panel: lazyPanel(() => import('./redirects/redirects.tsx')) },
  { key: 'analytics', title: 'URL Analitikleri', panel: lazyPanel(() => import('./url-analytics/url-analytics.tsx')) },
  { key: 'health', title: 'Sağlık Kontrolü', panel: lazyPanel(() => import('./url-health/url-health.tsx')) },
  {
    key: 'missing',
    title: 'Bulunamayan Adresler',
    panel: lazyPanel(() => import('./missing-addresses/missing-addresses.tsx')),
  },
  { key: 'bulk', title: 'Toplu İşlemler', panel: lazyPanel(() => import('./redirects/bulk/bulk.tsx')) },
];

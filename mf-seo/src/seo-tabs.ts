import type { SectionTab } from '@practice/ui/admin';
import { lazyPanel } from '@practice/ui/back-office';

/** The tabs of SEO in their order; the first is the one that opens. */
export const tabs: readonly [SectionTab, ...SectionTab[]] = [
  { key: 'analytics', title: 'Analitik', panel: lazyPanel(() => import('./seo-analytics/seo-analytics.tsx')) },
  { key: 'overview', title: 'Genel Bakış', panel: lazyPanel(() => import('./overview/overview.tsx')) },
  { key: 'meta-tags', title: 'Meta Etiketleri', panel: lazyPanel(() => import('./meta-tags/meta-tags.tsx')) },
  { key: 'keywords', title: 'Anahtar Kelimeler', panel: lazyPanel(() => import('./keywords/keywords.tsx')) },
  { key: 'redirects', title: 'Yönlendirmeler', panel: lazyPanel(() => import('./redirects/redirects.tsx')) },
  { key: 'ai-seo', title: 'Yapay Zekâ SEO', panel: lazyPanel(() => import('./ai-seo/ai-seo.tsx')) },
  { key: 'searches', title: 'Site İçi Arama', panel: lazyPanel(() => import('./searched-terms/searched-terms.tsx')) },
];

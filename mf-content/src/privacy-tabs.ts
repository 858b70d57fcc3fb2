import type { SectionTab } from '@practice/ui/admin';
import { lazyPanel } from '@practice/ui/back-office';

/** The tabs of personal data in their order, one a line; the first is the one that opens. */
export const tabs: readonly [SectionTab, ...SectionTab[]] = [
  { key: 'requests', title: 'Başvurular', panel: lazyPanel(() => import('./data-requests/data-requests-tab.tsx')) },
  { key: 'consents', title: 'Onaylar', panel: lazyPanel(() => import('./consents/consents-tab.tsx')) },
  { key: 'retention', title: 'Saklama süreleri', panel: lazyPanel(() => import('./retention/retention-tab.tsx')) },
  { key: 'breaches', title: 'Veri ihlalleri', panel: lazyPanel(() => import('./data-breaches/data-breaches-tab.tsx')) },
  { key: 'access', title: 'Erişim tablosu', panel: lazyPanel(() => import('./access-matrix/access-matrix-tab.tsx')) },
];

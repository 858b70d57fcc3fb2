import { IconButton } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import type { LocalPage } from './local-page-records.ts';

/** What else can be done with a city page: seen on the site, or drawn here. */
export function LocalPageMenu({ page, onPreview }: { page: LocalPage; onPreview: () => void }) {
  const { cityName, slug, isActive } = page;
  return (
    <Menu
      placement="bottom-end"
      entries={[
        ...(isActive
          ? [{ label: 'Sayfayı yeni sekmede aç', onSelect: () => void open(`/${slug}`, '_blank', 'noopener') }]
          : []),
        { label: 'Blokları önizle', onSelect: onPreview },
      ]}
    >
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${cityName}`} {...trigger}>
          <MoreIcon boxSize="4" />
        </IconButton>
      )}
    </Menu>
  );
}

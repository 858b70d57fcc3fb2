import { IconButton } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import type { Page } from './pages.ts';
import type { PageActions } from './use-page-actions.ts';

type PageMenuProps = {
  page: Page;
  actions: PageActions;
  onEditContent: () => void;
  onPreview: () => void;
};

/** What else can be done with one page. */
export function PageMenu({ page, actions, onEditContent, onPreview }: PageMenuProps) {
  const { title, slug, status, isHomepage } = page;
  const path = isHomepage ? '/' : `/${slug}`;
  return (
    <Menu
      placement="bottom-end"
      entries={[
        { label: 'Gelişmiş düzenleme', onSelect: onEditContent },
        { label: 'Önizle', onSelect: onPreview },
        ...(status === 'published'
          ? [{ label: 'Sitede gör', onSelect: () => void open(path, '_blank', 'noopener') }]
          : []),
        { label: 'Çoğalt', onSelect: () => void actions.duplicate(page) },
        ...(isHomepage ? [] : [{ label: 'Ana sayfa yap', onSelect: () => void actions.setHomepage(page) }]),
      ]}
    >
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${title}`} {...trigger}>
          <MoreIcon boxSize="4" />
        </IconButton>
      )}
    </Menu>
  );
}

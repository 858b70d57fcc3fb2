import { IconButton } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import type { PostRow } from '../posts.ts';
import type { PostActions } from './use-post-actions.ts';

/** What else can be done with one post: seen, published, taken off the site. */
export function PostMenu({ post, actions }: { post: PostRow; actions: PostActions }) {
  const { title, slug, status } = post;
  return (
    <Menu
      placement="bottom-end"
      entries={[
        ...(status === 'published'
          ? [{ label: 'Sitede gör', onSelect: () => void open(`/blog/${slug}`, '_blank', 'noopener') }]
          : []),
        ...(status === 'published' ? [] : [{ label: 'Şimdi yayınla', onSelect: () => void actions.publish(post) }]),
        ...(status === 'draft' ? [] : [{ label: 'Yayından kaldır', onSelect: () => void actions.unpublish(post) }]),
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

import { Box, Flex, Text } from '@practice/ui';
import { formatCount, type Room, relativeTime, type TableColumn } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { CategoryBadge } from '../categories/category-badge.tsx';
import type { PostRow } from '../posts.ts';
import { PostStatus, PostTimes } from './post-status.tsx';

/** The table's columns; tablets leave out what is in the form, and have the category below the title. */
export function columnsOf(room: Room): TableColumn<PostRow>[] {
  const columns: (TableColumn<PostRow> & { isExtra?: boolean })[] = [
    {
      key: 'title',
      title: 'Başlık',
      isFixed: true,
      sortKey: 'title',
      cell: ({ title, slug, category }) => (
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {`/blog/${slug}`}
          </Text>
          {room === 'little' ? (
            <Box mt="1">
              <CategoryBadge category={category} />
            </Box>
          ) : null}
        </Box>
      ),
    },
    { key: 'status', title: 'Durum', width: '8rem', cell: ({ status }) => <PostStatus status={status} /> },
    {
      key: 'category',
      title: 'Kategori',
      width: '9rem',
      cell: ({ category }) => <CategoryBadge category={category} />,
    },
    {
      key: 'author',
      title: 'Yazar',
      width: '10rem',
      isExtra: true,
      isHiddenAtFirst: true,
      cell: ({ author }) => author,
    },
    {
      key: 'publishedAt',
      title: 'Yayın zamanı',
      width: '10rem',
      sortKey: 'publishedAt',
      cell: (post) => <PostTimes post={post} />,
    },
    {
      key: 'updatedAt',
      title: 'Değişiklik',
      width: '8rem',
      sortKey: 'updatedAt',
      isExtra: true,
      isHiddenAtFirst: true,
      cell: ({ updatedAt }) => <Text fontSize="sm">{relativeTime(updatedAt)}</Text>,
    },
    {
      key: 'viewCount',
      title: 'Okunma',
      width: '6rem',
      align: 'end',
      sortKey: 'viewCount',
      isExtra: true,
      cell: ({ viewCount }) => formatCount(viewCount),
    },
  ];
  return columns.filter(
    ({ key, isExtra }) => (room === 'plenty' || !isExtra) && (room !== 'little' || key !== 'category'),
  );
}

/** What phones show of a post. */
export function PostCard({ post, actions }: { post: PostRow; actions: ReactNode }) {
  return (
    <Box>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {post.title}
      </Text>
      <Flex gap="2" wrap="wrap" my="2">
        <PostStatus status={post.status} />
        <CategoryBadge category={post.category} />
      </Flex>
      <Flex align="flex-end" gap="3" wrap="wrap">
        <Box flex="1 1 8rem">
          <PostTimes post={post} />
        </Box>
        {actions}
      </Flex>
    </Box>
  );
}

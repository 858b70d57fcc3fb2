import { webAddress } from '@practice/contracts';
import { Box, Image } from '@practice/ui';
import { PostCover } from '../drawings/post-cover.tsx';

export type CoverPost = {
  slug: string;
  category: string;
  featuredImage: string | null;
  featuredImageAlt: string | null;
};

/** A post's picture, or a drawing of its category that is always the same for this post. */
export function Cover({ post, isFirst = false }: { post: CoverPost; isFirst?: boolean }) {
  const picture = webAddress(post.featuredImage ?? '');
  return (
    <Box aspectRatio="16 / 10" overflow="hidden" bg="bg.tinted" css={{ '& > *': { width: '100%', height: '100%' } }}>
      {picture ? (
        <Image
          src={picture}
          alt={post.featuredImageAlt ?? ''}
          width="640"
          height="400"
          loading={isFirst ? 'eager' : 'lazy'}
          objectFit="cover"
        />
      ) : (
        <PostCover category={post.category} slug={post.slug} />
      )}
    </Box>
  );
}

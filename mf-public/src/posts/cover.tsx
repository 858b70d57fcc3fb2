import { webAddress } from '@practice/contracts';
import { Box, Image } from '@practice/ui';
import { PostCover } from '../drawings/post-cover.tsx';

export type CoverPost = {
  slug: string;
  category: string;
  featuredImage: string | null;
  featuredImageAlt: string | null;
};

type Props = {
  post: CoverPost;
  isFirst?: boolean;
  /** As high as what stands beside it on large screens. */
  isBeside?: boolean;
};

/** A post's picture, or a drawing of its category that is always the same for this post. */
export function Cover({ post, isFirst = false, isBeside = false }: Props) {
  const picture = webAddress(post.featuredImage ?? '');
  return (
    <Box
      aspectRatio={isBeside ? { base: '16 / 10', lg: 'auto' } : '16 / 10'}
      height={isBeside ? { lg: '100%' } : undefined}
      minH={isBeside ? { lg: '24rem' } : undefined}
      overflow="hidden"
      bg="bg.tinted"
      css={{ '& > *': { width: '100%', height: '100%' } }}
    >
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

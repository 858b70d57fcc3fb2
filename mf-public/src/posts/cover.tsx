import { webAddress } from '@practice/contracts';
import { Box, Picture } from '@practice/ui';
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
        <Picture
          src={picture}
          alt={post.featuredImageAlt ?? ''}
          sizes={isBeside ? sizes.beside : isFirst ? sizes.article : sizes.card}
          maxWidth={isBeside ? 720 : 640}
          size={[640, 400]}
          isPriority={isFirst}
          boxSize="full"
        />
      ) : (
        <PostCover category={post.category} slug={post.slug} />
      )}
    </Box>
  );
}

/** How wide a cover is: half of a card that takes the whole row, a column of text, or one of two or three cards in a row. */
const sizes = {
  beside: '(min-width: 1024px) 40rem, 100vw',
  article: '(min-width: 768px) 44rem, 100vw',
  card: '(min-width: 1024px) 24rem, (min-width: 768px) 50vw, 100vw',
};

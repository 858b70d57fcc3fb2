import { Flex, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import { paths } from '../paths.ts';
import type { Post } from './post-article.tsx';

/** The posts before and after in time. */
export function AdjacentPosts({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <Flex as="nav" aria-label="Diğer yazılar" direction={{ base: 'column', md: 'row' }} gap={{ base: '5', md: '8' }}>
      {previous ? <AdjacentPost post={previous} rel="prev" label="Önceki yazı" /> : null}
      {next ? <AdjacentPost post={next} rel="next" label="Sonraki yazı" /> : null}
    </Flex>
  );
}

type Props = { post: { slug: string; title: string }; rel: 'prev' | 'next'; label: string };

function AdjacentPost({ post, rel, label }: Props) {
  const isNext = rel === 'next';
  return (
    <Flex direction="column" flex="1" textAlign={{ base: 'start', md: isNext ? 'end' : 'start' }}>
      <Text color="fg.subtle" fontSize="sm">
        {label}
      </Text>
      <TextLink to={paths.post(post.slug)} rel={rel} variant="plain" textStyle="h4" display="block" py="1">
        {post.title}
      </TextLink>
    </Flex>
  );
}

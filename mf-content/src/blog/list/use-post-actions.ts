import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList } from '@practice/ui/records';
import { UpdateBlogPostDocument } from '../../generated/graphql.ts';
import type { PostRow } from '../posts.ts';

type Publication = { isPublished: boolean; publishedAt?: string; unpublishAt?: string | null };

/** Publishes one post of the list or takes it off the site, each with a way back. */
export function usePostActions(list: RecordList<PostRow>) {
  const client = useApolloClient();

  async function change(post: PostRow, to: Publication, { done, failed }: { done: string; failed: string }) {
    list.markOwn([post.id]);
    const { isPublished, publishedAt, unpublishAt = null } = post;
    const send = (input: Publication) =>
      client.mutate({ mutation: UpdateBlogPostDocument, variables: { id: post.id, input } });
    try {
      await send(to);
      const back = () =>
        void send({ isPublished, publishedAt, unpublishAt })
          .then(list.refresh)
          .catch((error) => announceFailure('Değişiklik geri alınamadı.', error));
      announceDone(done, back, null, to.isPublished ? `/blog/${post.slug}` : null);
    } catch (error) {
      announceFailure(failed, error);
    }
    await list.refresh();
  }

  return {
    publish: (post: PostRow) =>
      change(
        post,
        // The server gives a draft its date, which is that of its first publication.
        { isPublished: true, ...(post.status === 'scheduled' ? { publishedAt: new Date().toISOString() } : {}) },
        { done: 'Yazı yayınlandı', failed: 'Yazı yayınlanamadı.' },
      ),
    unpublish: (post: PostRow) =>
      change(
        post,
        { isPublished: false, unpublishAt: null },
        { done: 'Yazı yayından kaldırıldı', failed: 'Yazı yayından kaldırılamadı.' },
      ),
  };
}

export type PostActions = ReturnType<typeof usePostActions>;

import { readProblem, useApolloClient } from '@practice/ui/data';
import { announceFailure, currentOf } from '@practice/ui/records';
import { useState } from 'react';
import { DeleteBlogPostDraftDocument, type KeptDraftFragment } from '../../../generated/graphql.ts';
import type { EditedPost } from '../../posts.ts';
import { textsOfDraft } from './draft-texts.ts';
import { type FoundDraft, foundDrafts } from './found-drafts.ts';
import type { DraftSaving } from './use-draft-saver.ts';

/** The drafts that were there when the post was opened, until it is decided about them. */
export function useFoundDrafts(
  { saver, local }: DraftSaving,
  post: EditedPost | null,
  draft: KeptDraftFragment | null,
) {
  const client = useApolloClient();
  const [stored, setStored] = useState(draft);
  const [found, setFound] = useState(() => find(draft));

  /** As they are now, on the server and here; one that says the same as the post is gone on with unasked. */
  function find(now: KeptDraftFragment | null): FoundDraft[] {
    const drafts = foundDrafts(post, now, local.read());
    if (drafts.length === 0 && now) saver.goOnFrom({ ...now, texts: {} });
    return drafts;
  }

  function findAgain(now: KeptDraftFragment | null): void {
    setStored(now);
    setFound(find(now));
  }

  async function discardStored({ postId, version }: { postId: string; version: number }): Promise<void> {
    try {
      await client.mutate({ mutation: DeleteBlogPostDraftDocument, variables: { id: postId, version } });
    } catch (error) {
      if (readProblem(error).code !== 'NOT_FOUND') throw error;
    }
    findAgain(null);
  }

  return {
    found,
    /** Whoever decided goes on with that draft, over what is on the server. */
    decide(): void {
      saver.goOnFrom(stored && { ...stored, texts: textsOfDraft(stored, post ?? {}) });
      setFound([]);
    },
    async discard({ place }: FoundDraft): Promise<void> {
      if (place === 'device') {
        local.clear();
        return findAgain(stored);
      }
      try {
        if (stored && post) await discardStored({ postId: post.id, version: stored.version });
      } catch (error) {
        const newer = currentOf<KeptDraftFragment>(error);
        if (newer) findAgain(newer);
        announceFailure('Taslak silinemedi.', error);
      }
    },
  };
}

import { useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { NEW_RECORD, type SaveRecord } from '@practice/ui/records';
import { useEffect, useState } from 'react';
import { DeleteBlogPostDraftDocument, SaveBlogPostDraftDocument } from '../../../generated/graphql.ts';
import type { EditedPost } from '../../posts.ts';
import { draftSaver } from './draft-saver.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftTexts } from './draft-texts.ts';
import { localDraft } from './local-draft.ts';

type Versions = { baseVersion: number | null; version: number | null };

/**
 * The saver of a post's draft, for as long as its form is open; null is a new post. It hurries when the page is left or the
 * connection is back, and `save` gives the form a post's saving that takes its draft along.
 */
export function useDraftSaver(postId: string | null) {
  const { user } = useStaff();
  const client = useApolloClient();
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [local] = useState(() => localDraft(user.id, postId ?? NEW_RECORD));
  const [saver] = useState(() =>
    draftSaver({ send: postId === null ? null : (texts, over) => send(postId, texts, over), local, onState: setState }),
  );

  async function send(id: string, texts: DraftTexts, over: Versions) {
    const variables = { id, input: { ...texts, ...over } };
    const { data } = await client.mutate({ mutation: SaveBlogPostDraftDocument, variables });
    if (!data) throw new Error('The draft was answered without data.');
    return data.saveBlogPostDraft;
  }

  useEffect(() => {
    const keep = () => saver.keepLocally();
    const hurry = () => void saver.flush();
    const hide = () => document.visibilityState === 'hidden' && hurry();
    saver.resume();
    addEventListener('pagehide', keep);
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hide);
      saver.stop();
    };
  }, [saver]);

  const save: SaveRecord<EditedPost> = async (send, { record }) => {
    await saver.pause();
    try {
      const draftVersion = saver.version();
      return await send(record && draftVersion ? { draftVersion } : {});
    } finally {
      saver.resume();
    }
  };
  /** Deletes the draft, here and on the server. */
  async function discard(): Promise<void> {
    await saver.pause();
    const version = saver.version();
    if (postId !== null && version !== null) {
      await client.mutate({ mutation: DeleteBlogPostDraftDocument, variables: { id: postId, version } });
    }
    saver.saved();
  }
  return { saver, state, local, save, discard };
}

export type DraftSaving = ReturnType<typeof useDraftSaver>;

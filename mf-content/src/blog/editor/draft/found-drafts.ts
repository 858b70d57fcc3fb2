import type { KeptDraftFragment } from '../../../generated/graphql.ts';
import type { EditedPost } from '../../posts.ts';
import { type DraftTexts, isEmpty, textsOfDraft } from './draft-texts.ts';
import type { KeptOnDevice } from './local-draft.ts';

/** A draft that was there when the post was opened. */
export type FoundDraft = {
  place: 'server' | 'device';
  texts: DraftTexts;
  savedAt: string;
  savedBy: string | null;
  /** The post was changed after the draft was begun. */
  isOfOlderPost: boolean;
};

/**
 * The drafts to choose from: what differs from the post as it is now. What this device has over the version that is on the
 * server stands for both; when somebody saved a newer one meanwhile, there are two.
 */
export function foundDrafts(
  post: EditedPost | null,
  stored: KeptDraftFragment | null,
  onDevice: KeptOnDevice | null,
): FoundDraft[] {
  const now = post ?? {};
  const isOfOlderPost = (baseVersion: number | null) => (baseVersion ?? 0) < (post?.version ?? 0);
  const device: FoundDraft | null = onDevice && {
    place: 'device',
    texts: textsOfDraft(onDevice.texts, now),
    savedAt: onDevice.savedAt,
    savedBy: null,
    isOfOlderPost: isOfOlderPost(onDevice.baseVersion),
  };
  const server: FoundDraft | null = stored && {
    place: 'server',
    texts: textsOfDraft(stored, now),
    savedAt: stored.updatedAt,
    savedBy: stored.savedBy ?? null,
    isOfOlderPost: isOfOlderPost(stored.baseVersion),
  };
  if (device && server) {
    // Sent, but the answer was lost.
    if (JSON.stringify(device.texts) === JSON.stringify(server.texts)) return shown([server]);
    if (!isEmpty(device.texts) && stored?.version === onDevice?.version) return shown([device]);
  }
  return shown([device, server]);
}

function shown(drafts: readonly (FoundDraft | null)[]): FoundDraft[] {
  return drafts.filter((one) => one !== null).filter(({ texts }) => !isEmpty(texts));
}

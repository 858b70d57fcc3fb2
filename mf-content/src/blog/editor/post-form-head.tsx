import type { BlogPostStatus } from '@practice/contracts';
import { Anchor, Box, Button, Flex } from '@practice/ui';
import { SaveState, type SaveStateValue } from '@practice/ui/admin';
import { type RecordForm, useFormValues } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { PostStatus } from '../list/post-status.tsx';
import type { EditedPost, editedPosts } from '../posts.ts';
import { BackButton } from './back-button.tsx';
import { type DraftState, wordsOfState } from './draft/draft-state.ts';

type PostFormHeadProps = {
  form: RecordForm<EditedPost, keyof typeof editedPosts.fields>;
  post: EditedPost | null;
  /** How far what is typed is kept beside the post. */
  draft: DraftState;
  onClose: () => void;
  /** Other buttons. */
  children?: ReactNode;
};

/** Which post it is, where it stands, whether all is saved, and the button that saves; in view while one writes, but on phones. */
export function PostFormHead({ form, post, draft, onClose, children }: PostFormHeadProps) {
  const { title, status } = useFormValues<typeof editedPosts>();
  const state = form.isSaving ? 'saving' : form.problem ? 'failed' : form.isDirty ? 'dirty' : post ? 'saved' : 'clean';
  return (
    <Box position={{ md: 'sticky' }} top="var(--sticky-top, 0px)" zIndex="5" bg="bg" py="2" borderBottomWidth="1px">
      <Flex wrap="wrap" align="center" gap="3">
        <BackButton onClick={onClose} />
        <Box as="h1" flex="1" minW="min(10rem, 100%)" fontSize="xl" fontWeight="semibold" lineClamp="1">
          {title || 'Yeni yazı'}
        </Box>
        {post ? <PostStatus status={post.status} /> : null}
        <SaveState {...savedAs(state, draft)} />
        <Flex wrap="wrap" align="center" gap="3" ms="auto">
          {post?.status === 'published' ? (
            <Anchor href={`/blog/${post.slug}`} target="_blank" rel="noopener" fontSize="sm">
              Sitede gör
            </Anchor>
          ) : null}
          {children}
          <Button loading={form.isSaving} loadingText="Kaydediliyor…" onClick={() => void form.submit()}>
            {submitLabel(status as BlogPostStatus, post?.status)}
          </Button>
        </Flex>
      </Flex>
      <Box role="alert" color="fg.error" fontSize="sm" fontWeight="medium">
        {form.problem}
      </Box>
    </Box>
  );
}

/** The post's own state while it is saved or as it was saved; else that of its draft. */
function savedAs(state: SaveStateValue, draft: DraftState): { state: SaveStateValue; text?: string } {
  const text = wordsOfState(draft);
  if (state !== 'dirty' || text === '') return { state };
  return { state: draftStates[draft.kind], text };
}

const draftStates: Record<DraftState['kind'], SaveStateValue> = {
  none: 'dirty',
  waiting: 'dirty',
  saving: 'saving',
  saved: 'saved',
  'on-device': 'saved',
  unreached: 'dirty',
  refused: 'failed',
  conflict: 'dirty',
};

function submitLabel(next: BlogPostStatus, before: BlogPostStatus | undefined): string {
  if (next === 'draft') return before && before !== 'draft' ? 'Yayından kaldır' : 'Taslağı kaydet';
  if (next === before) return 'Güncelle';
  return next === 'scheduled' ? 'Zamanla' : 'Yayınla';
}

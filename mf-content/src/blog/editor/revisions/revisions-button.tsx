import { Button } from '@practice/ui';
import { useState } from 'react';
import type { EditedPost } from '../../posts.ts';
import type { DraftTexts } from '../draft/draft-texts.ts';
import { RevisionsSheet } from './revisions-sheet.tsx';

type RevisionsButtonProps = {
  post: EditedPost;
  disabled: boolean;
  /** Puts a former version into the form. */
  onRestore: (texts: DraftTexts) => void;
};

/** Opens what the post was at each save. */
export function RevisionsButton({ post, disabled, onRestore }: RevisionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" disabled={disabled} onClick={() => setIsOpen(true)}>
        Sürümler
      </Button>
      {isOpen ? (
        <RevisionsSheet
          post={post}
          onClose={() => setIsOpen(false)}
          onRestore={(texts) => {
            setIsOpen(false);
            onRestore(texts);
          }}
        />
      ) : null}
    </>
  );
}

import { useMutation } from '@practice/ui/data';
import { ConfirmDialog } from '@practice/ui/overlay';
import { type ReactNode, useCallback, useState } from 'react';
import { DeleteMetaTagDocument } from '../../generated/graphql.ts';
import { type MetaTag, pageName } from './meta-tag.ts';
import { announceDone, announceFailure, failureText } from './problems.ts';

/** Deletes a tag after asking. */
export function useRemoval(options: { onBefore: () => void; onRemoved: () => void }): {
  remove: (tag: MetaTag) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<MetaTag | null>(null);
  const [run, { loading }] = useMutation(DeleteMetaTagDocument);
  const remove = useCallback((tag: MetaTag) => setAsked(tag), []);

  async function confirm() {
    if (!asked) return;
    options.onBefore();
    try {
      await run({ variables: { id: asked.id } });
      announceDone('Meta tag silindi');
      options.onRemoved();
    } catch (error) {
      announceFailure(failureText(error, 'SEO meta tag silinemedi'));
    } finally {
      setAsked(null);
    }
  }

  return {
    remove,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
        title="Meta tag silinsin mi?"
        confirmLabel="Sil"
        danger
        loading={loading}
      >
        “{pageName(asked?.pageKey ?? '')}” sayfası arama sonuçlarında sitenin kendi başlığı ve açıklamasıyla görünür. Bu
        işlem geri alınamaz.
      </ConfirmDialog>
    ),
  };
}

import { Box, Button } from '@practice/ui';
import { SideSheet } from '@practice/ui/admin';
import { ScoreBadge } from '@practice/ui/seo';
import { type MetaTag, pageName } from '../record/meta-tag.ts';
import { SearchPreview } from './search-preview.tsx';
import { SocialCard } from './social-card.tsx';

type PreviewSheetProps = { tag: MetaTag | null; onClose: () => void; onEdit: (tag: MetaTag) => void };

/** How a page looks in search results and when it is shared. */
export function PreviewSheet({ tag, onClose, onEdit }: PreviewSheetProps) {
  return (
    <SideSheet
      open={tag !== null}
      onClose={onClose}
      title={tag ? `Önizleme: ${pageName(tag)}` : ''}
      subtitle={tag ? <ScoreBadge tag={tag} /> : null}
      footer={
        tag ? (
          <Button variant="outline" onClick={() => onEdit(tag)}>
            Düzenle
          </Button>
        ) : null
      }
    >
      {tag ? (
        <Box display="grid" gap="6">
          <SearchPreview tag={tag} />
          <SocialCard tag={tag} />
        </Box>
      ) : null}
    </SideSheet>
  );
}

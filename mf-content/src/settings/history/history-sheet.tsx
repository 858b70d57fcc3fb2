import { SETTING_HISTORY_DAYS } from '@practice/contracts';
import { Box, Button, Skeleton, Text } from '@practice/ui';
import { EmptyState, ProblemPanel, SideSheet } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useState } from 'react';
import { SettingHistoryDocument } from '../../generated/graphql.ts';
import type { Category } from '../categories/categories.ts';
import { HistoryEntry } from './history-entry.tsx';
import { useUndoChange } from './use-undo-change.ts';

type HistorySheetProps = {
  open: boolean;
  onClose: () => void;
  category: Category;
  /** The stored value of a setting. */
  stored: (key: string) => string;
  /** Refetches the stored settings. */
  refresh: () => Promise<unknown>;
};

/** Who changed which setting of a category, the newest first, each with its undo. */
export function HistorySheet({ open, onClose, category, ...rest }: HistorySheetProps) {
  return (
    <SideSheet open={open} onClose={onClose} title="Değişiklik geçmişi" subtitle={category.title}>
      {open ? <Changes category={category} {...rest} /> : null}
    </SideSheet>
  );
}

const PAGE = 20;
const MAX_SHOWN = 200;

function Changes({ category, stored, refresh }: Pick<HistorySheetProps, 'category' | 'stored' | 'refresh'>) {
  const [pageSize, setPageSize] = useState(PAGE);
  const { data, previousData, error, refetch } = useQuery(SettingHistoryDocument, {
    variables: { category: category.id, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  useLiveEvents(({ type }) => {
    // A failed refetch is reported by `error`.
    if (type === 'site-setting.changed' || type === 'reset') refetch().catch(() => undefined);
  });
  const { undo, undoing } = useUndoChange(async () => {
    await Promise.all([refresh(), refetch()]);
  });
  const shown = (data ?? previousData)?.settingHistory;
  if (!shown) {
    if (!error) return <Skeleton height="24" aria-label="Geçmiş yükleniyor…" />;
    return <ProblemPanel title="Geçmiş yüklenemedi" message={readProblem(error).message} onRetry={refetch} />;
  }
  if (shown.total === 0) {
    return (
      <EmptyState
        icon="restore"
        title="Bu kategoride henüz değişiklik yok."
        description="Kaydedilen her değişiklik burada listelenir ve geri alınabilir."
      />
    );
  }
  return (
    <Box>
      <Box as="ul" listStyleType="none">
        {shown.items.map((entry) => (
          <HistoryEntry
            key={entry.id}
            entry={entry}
            field={category.fields.find(({ key }) => key === entry.settingKey)}
            isCurrent={entry.after !== null && stored(entry.settingKey) === entry.after}
            isUndoing={undoing === entry.id}
            onUndo={() => void undo(entry.id)}
          />
        ))}
      </Box>
      {shown.items.length < Math.min(shown.total, MAX_SHOWN) ? (
        <Button variant="outline" mt="4" onClick={() => setPageSize(Math.min(pageSize + PAGE, MAX_SHOWN))}>
          Daha eski değişiklikler
        </Button>
      ) : (
        <Text color="fg.muted" fontSize="sm" mt="4">
          {shown.total > MAX_SHOWN
            ? `Son ${MAX_SHOWN} değişiklik gösteriliyor.`
            : `Hepsi bu kadar. Değişiklikler ${SETTING_HISTORY_DAYS / 365} yıl saklanır.`}
        </Text>
      )}
    </Box>
  );
}

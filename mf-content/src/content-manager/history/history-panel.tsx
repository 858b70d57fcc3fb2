import type { ContentPage } from '@practice/contracts';
import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  Skeleton,
  type SystemStyleObject,
  Text,
  TextField,
  useRunning,
} from '@practice/ui';
import {
  ConfirmDialog,
  EmptyState,
  FormDialog,
  formatDateTime,
  ProblemPanel,
  relativeTime,
  StatusBadge,
} from '@practice/ui/admin';
import { useState } from 'react';
import { RevisionDialog } from './revision-dialog.tsx';
import { type Revision, useRevisions } from './use-revisions.ts';

type Props = {
  page: ContentPage;
  onRestore: (revision: Revision) => void;
  /** Keeps what is on screen as a revision; rejects when the server does not take it. */
  onKeep: (description: string | null) => Promise<void>;
};

/** What the page was: looked at, compared, restored as a draft. */
export function HistoryPanel({ page, onRestore, onKeep }: Props) {
  const { revisions, problem, refresh } = useRevisions(page, true);
  const [opened, setOpened] = useState<string | null>(null);
  const [restored, setRestored] = useState<Revision | null>(null);
  const [description, setDescription] = useState<string | null>(null);
  const index = revisions?.findIndex(({ id }) => id === opened) ?? -1;
  const shown = revisions?.[index];

  const [isSaving, keep] = useRunning(async () => {
    await onKeep(description?.trim() || null).then(
      () => setDescription(null),
      () => undefined,
    );
  });

  return (
    <Box as="aside" aria-label="Sürüm Geçmişi" css={panelStyle}>
      <Flex align="center" justify="space-between" gap="3" px="4" py="3" borderBottomWidth="1px">
        <Heading as="h2" size="sm">
          Sürüm Geçmişi
        </Heading>
        <Button size="sm" variant="outline" onClick={() => setDescription('')}>
          Sürümü kaydet
        </Button>
      </Flex>
      {revisions === undefined ? (
        problem ? (
          <ProblemPanel message={problem.message} onRetry={refresh} />
        ) : (
          <Skeleton height="12rem" m="4" aria-label="Sürümler yükleniyor…" role="status" />
        )
      ) : revisions.length === 0 ? (
        <EmptyState
          icon="restore"
          title="Henüz sürüm yok."
          description="Bu sayfada bir değişiklik yaptığınızda önceki hâli de burada saklanır."
        />
      ) : (
        <chakra.ol css={listStyle}>
          {revisions.map((revision, position) => (
            <li key={revision.id}>
              <chakra.button type="button" css={entryStyle} onClick={() => setOpened(revision.id)}>
                <Flex as="span" gap="2" align="center" wrap="wrap">
                  <Text as="span" fontWeight="medium">
                    {revision.author ?? 'Sürümlerden önce'}
                  </Text>
                  {position === 0 ? <StatusBadge tone="confirmed">En son</StatusBadge> : null}
                  {revision.isDraft ? <StatusBadge tone="pending">Taslak</StatusBadge> : null}
                </Flex>
                {revision.description ? <Text as="span">{revision.description}</Text> : null}
                <Text as="span" color="fg.muted" fontSize="sm">
                  {`${relativeTime(revision.createdAt)} · ${revision.changes.length} değişiklik`}
                </Text>
              </chakra.button>
              {position === 0 ? null : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Geri yükle: ${formatDateTime(revision.createdAt)}`}
                  onClick={() => setRestored(revision)}
                >
                  Geri yükle
                </Button>
              )}
            </li>
          ))}
        </chakra.ol>
      )}
      {shown ? (
        <RevisionDialog
          page={page}
          revision={shown}
          before={revisions?.[index + 1]}
          onRestore={index === 0 ? undefined : () => setRestored(shown)}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <ConfirmDialog
        open={restored !== null}
        onClose={() => setRestored(null)}
        onConfirm={() => {
          if (restored) onRestore(restored);
          setRestored(null);
          setOpened(null);
        }}
        title="Sürümü geri yükle"
        confirmLabel="Geri yükle"
      >
        <Text>Bu sürümü geri yüklemek istediğinizden emin misiniz?</Text>
        <Text color="fg.muted" mt="2">
          Metinler taslak olarak gelir; yayımlayana kadar sitede bir şey değişmez.
        </Text>
      </ConfirmDialog>
      <FormDialog
        open={description !== null}
        onClose={() => setDescription(null)}
        title="Sürümü kaydet"
        onSubmit={() => void keep()}
        submitLabel="Kaydet"
        isSaving={isSaving}
      >
        <TextField
          label="Sürümün açıklaması"
          hint="İsterseniz yazın, örneğin “Yaz saatleri”."
          maxLength={200}
          value={description ?? ''}
          onChange={(event) => setDescription(event.target.value)}
          autoComplete="off"
        />
      </FormDialog>
    </Box>
  );
}

const panelStyle: SystemStyleObject = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', minW: '0' };

const listStyle: SystemStyleObject = {
  listStyleType: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: '2', pe: '3' },
  '& > li + li': { borderTopWidth: '1px' },
};

const entryStyle: SystemStyleObject = {
  display: 'grid',
  flex: '1',
  minW: '0',
  gap: '0.5',
  px: '4',
  py: '2.5',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bg: 'bg.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
};

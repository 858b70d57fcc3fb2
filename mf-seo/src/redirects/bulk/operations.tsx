import type { redirectOperationKinds } from '@practice/contracts';
import { Box, Button, Flex, Text } from '@practice/ui';
import {
  ConfirmDialog,
  DataTable,
  EmptyState,
  formatCount,
  formatDateTime,
  type TableColumn,
} from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import {
  RedirectOperationsDocument,
  type RedirectOperationsQuery,
  UndoRedirectOperationDocument,
} from '../../generated/graphql.ts';

type Operation = RedirectOperationsQuery['redirectOperations'][number];

const kinds: Record<(typeof redirectOperationKinds)[number], string> = {
  create: 'Toplu ekleme',
  import: 'İçe aktarma',
  activate: 'Açma',
  deactivate: 'Kapatma',
  delete: 'Silme',
};

/** The last operations on several redirects at once, each with a way back. */
export function Operations() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(RedirectOperationsDocument, { fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Operation | null>(null);
  useLiveEvents(({ type }) => {
    if (type === 'redirect.changed' || type === 'reset') void refetch().catch(() => undefined);
  });

  async function undo({ id }: Operation) {
    setAsked(null);
    try {
      const { data: done } = await client.mutate({ mutation: UndoRedirectOperationDocument, variables: { id } });
      const { undone = 0, kept = 0 } = done?.undoRedirectOperation ?? {};
      announceDone(
        `${undone} yönlendirme geri alındı.${kept > 0 ? ` ${kept} tanesi sonradan değiştiği için kaldı.` : ''}`,
      );
    } catch (failure) {
      announceFailure('İşlem sırasında bir hata oluştu', failure);
    }
    await refetch().catch(() => undefined);
  }

  const action = (operation: Operation) =>
    operation.undoneAt ? (
      <Text color="fg.muted" fontSize="sm">
        Geri alındı
      </Text>
    ) : (
      <Button
        size="sm"
        variant="outline"
        aria-label={`Geri al: ${nameOf(operation)}`}
        onClick={() => setAsked(operation)}
      >
        Geri al
      </Button>
    );
  return (
    <Box as="section" aria-label="Son toplu işlemler">
      <Text as="h2" fontWeight="semibold" mb="3">
        Son toplu işlemler
      </Text>
      <DataTable<Operation>
        label="Son toplu işlemler"
        columns={[...columns, { key: 'undo', title: 'İşlem', width: '8rem', isFixed: true, cell: action }]}
        rows={data?.redirectOperations}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        card={(operation) => (
          <Flex gap="3" align="center">
            <Box flex="1" minW="0">
              <Text fontWeight="semibold">{kinds[operation.kind]}</Text>
              <Text color="fg.muted" fontSize="sm">
                {`${formatDateTime(operation.at)}, ${operation.username}`}
              </Text>
              <Text fontSize="sm">{figures(operation)}</Text>
            </Box>
            {action(operation)}
          </Flex>
        )}
        empty={
          <EmptyState
            icon="waypoints"
            title="Henüz toplu işlem yapılmadı."
            description="İçe aktarılan dosyalar, topluca açılan, kapatılan ve silinen yönlendirmeler 90 gün burada durur."
          />
        }
        problem={error ? { message: readProblem(error).message } : null}
        onRetry={refetch}
        isRefreshing={loading && data !== undefined}
        storageKey="redirect-operations"
      />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void undo(asked)}
        title={asked ? `${kinds[asked.kind]} geri alınsın mı?` : ''}
        confirmLabel="Geri al"
      >
        {asked
          ? `${formatCount(asked.done)} yönlendirme önceki durumuna döner. Sonradan değiştirilenlere dokunulmaz.`
          : null}
      </ConfirmDialog>
    </Box>
  );
}

const columns: TableColumn<Operation>[] = [
  { key: 'kind', title: 'Ne yapıldı', isFixed: true, cell: ({ kind }) => kinds[kind] },
  { key: 'figures', title: 'Sonuç', cell: figures },
  { key: 'username', title: 'Kim', width: '9rem', cell: ({ username }) => username },
  { key: 'at', title: 'Ne zaman', width: '11rem', cell: ({ at }) => formatDateTime(at) },
];

function figures({ done, failed }: Operation): string {
  return `${formatCount(done)} yönlendirme${failed > 0 ? `, ${formatCount(failed)} atlandı` : ''}`;
}

function nameOf({ kind, at }: Operation): string {
  return `${kinds[kind]}, ${formatDateTime(at)}`;
}

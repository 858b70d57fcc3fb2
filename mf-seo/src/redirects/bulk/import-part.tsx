import { type ImportedRedirect, MAX_REDIRECT_FILE, redirectColumns } from '@practice/contracts';
import { Box } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone } from '@practice/ui/records';
import { CsvImport } from '../../csv-import/csv-import.tsx';
import { RedirectOperationsDocument } from '../../generated/graphql.ts';

/** A file of redirects: chosen, looked at line by line, and stored. */
export function ImportPart() {
  const client = useApolloClient();
  return (
    <CsvImport<ImportedRedirect>
      title="Dosyadan içe aktar"
      description={
        <>
          CSV dosyasının ilk satırında sütun adları olmalı: <code>{redirectColumns.slice(0, 4).join(', ')}</code>. Desen
          ve önekler için <code>match_type</code> eklenebilir (exact, prefix, pattern).
        </>
      }
      path="/api/seo/redirects/import"
      maxLength={MAX_REDIRECT_FILE}
      content={{ title: 'Nereden, nereye', of: (line) => <Addresses line={line} /> }}
      onStored={({ valid, invalid }) => {
        const skipped = invalid > 0 ? ` ${formatCount(invalid)} satır atlandı.` : '';
        announceDone(`${formatCount(valid)} yönlendirme içe aktarıldı.${skipped} Aşağıdan geri alınabilir.`);
        void client.refetchQueries({ include: [RedirectOperationsDocument] }).catch(() => undefined);
      }}
    />
  );
}

function Addresses({ line: { fromUrl, toUrl } }: { line: ImportedRedirect }) {
  return (
    <Box minW="0" overflowWrap="anywhere">
      {fromUrl || '(boş)'} <span aria-hidden="true">→</span> {toUrl || '(boş)'}
    </Box>
  );
}

import { type ImportedRedirect, MAX_REDIRECT_FILE, type RedirectMatchType, redirectColumns } from '@practice/contracts';
import { Box } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone } from '@practice/ui/records';
import { CsvImport } from '../../csv-import/csv-import.tsx';
import { RedirectOperationsDocument } from '../../generated/graphql.ts';
import { matchWords } from '../record/records.ts';

/** A file of redirects: chosen, looked at line by line, and stored. */
export function ImportPart() {
  const client = useApolloClient();
  return (
    <CsvImport<ImportedRedirect>
      title="Dosyadan içe aktar"
      description={
        <span>
          CSV dosyasının ilk satırında sütun adları olmalı: <code>{redirectColumns.slice(0, 4).join(', ')}</code>. Desen
          ve önekler için <code>match_type</code> eklenebilir (exact, prefix, pattern). Excel’de ya da LibreOffice’te
          kaydedilmiş hâli, WordPress’in Redirection, Yoast ve Rank Math dosyaları ve .htaccess kuralları da okunur.
        </span>
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

function Addresses({ line: { fromUrl, toUrl, redirectType, matchType, isActive } }: { line: ImportedRedirect }) {
  const kind = Object.hasOwn(matchWords, matchType) ? matchWords[matchType as RedirectMatchType] : matchType;
  const summary = [kind, redirectType, isActive ? '' : 'Pasif'].filter(Boolean).join(' · ');
  return (
    <Box minW="0" overflowWrap="anywhere">
      <span>{fromUrl || '(boş)'}</span> <span aria-hidden="true">→</span>{' '}
      <span>{toUrl || (redirectType === '410' ? 'kaldırıldı' : '(boş)')}</span>
      {summary ? (
        <Box as="span" display="block" color="fg.muted" fontSize="sm">
          {summary}
        </Box>
      ) : null}
    </Box>
  );
}

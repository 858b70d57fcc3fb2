import { MAX_REDIRECT_FILE, type RedirectFileResult, redirectColumns } from '@practice/contracts';
import { Box, Button, Flex, Text, VisuallyHidden } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceDone } from '@practice/ui/records';
import { useId, useRef, useState } from 'react';
import { RedirectOperationsDocument } from '../../generated/graphql.ts';
import { readCsv, sendRedirectFile } from './import-calls.ts';
import { ImportedLines } from './imported-lines.tsx';
import { Part } from './part.tsx';

type Chosen = { name: string; csv: string; result: RedirectFileResult };

/** A file of redirects: chosen, looked at line by line, and stored. */
export function ImportPart() {
  const { fetch } = useStaff();
  const client = useApolloClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function choose(file: File) {
    setProblem(null);
    setChosen(null);
    if (file.size > MAX_REDIRECT_FILE) return setProblem('Dosya en fazla 1 MB olabilir; bölüp ayrı ayrı yükleyin.');
    setIsBusy(true);
    const csv = await readCsv(file);
    const outcome = await sendRedirectFile(fetch, csv, true);
    setIsBusy(false);
    if ('refusal' in outcome) setProblem(outcome.refusal);
    else setChosen({ name: file.name, csv, result: outcome.result });
  }

  async function store({ csv }: Chosen) {
    setProblem(null);
    setIsBusy(true);
    const outcome = await sendRedirectFile(fetch, csv, false);
    setIsBusy(false);
    if ('refusal' in outcome) return setProblem(outcome.refusal);
    const { valid, invalid } = outcome.result;
    setChosen(null);
    announceDone(
      `${formatCount(valid)} yönlendirme içe aktarıldı.${invalid > 0 ? ` ${formatCount(invalid)} satır atlandı.` : ''} Aşağıdan geri alınabilir.`,
    );
    await client.refetchQueries({ include: [RedirectOperationsDocument] }).catch(() => undefined);
  }

  return (
    <Part
      title="Dosyadan içe aktar"
      description={
        <>
          CSV dosyasının ilk satırında sütun adları olmalı: <code>{redirectColumns.slice(0, 4).join(', ')}</code>. Desen
          ve önekler için <code>match_type</code> eklenebilir (exact, prefix, pattern).
        </>
      }
    >
      <VisuallyHidden>
        <label htmlFor={id}>CSV dosyası</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void choose(file);
          }}
        />
      </VisuallyHidden>
      <Flex gap="2" wrap="wrap" align="center">
        <Button
          variant="outline"
          loading={isBusy}
          loadingText={chosen ? 'Aktarılıyor…' : 'Okunuyor…'}
          onClick={() => input.current?.click()}
        >
          {chosen ? 'Başka dosya seç…' : 'CSV dosyası seç…'}
        </Button>
        {chosen ? (
          <Text fontSize="sm" overflowWrap="anywhere">
            {chosen.name}
          </Text>
        ) : null}
      </Flex>
      <Text role="alert" color="fg.error" fontSize="sm" fontWeight="medium" mt={problem ? '2' : '0'}>
        {problem}
      </Text>
      {chosen ? (
        <Box mt="4">
          <Text role="status" fontWeight="medium">
            {formatCount(chosen.result.valid)} satır içe aktarılabilir
            {chosen.result.invalid > 0 ? `, ${formatCount(chosen.result.invalid)} satırda sorun var.` : '.'}
          </Text>
          <ImportedLines result={chosen.result} />
          <Flex gap="2" mt="4">
            <Button
              disabled={chosen.result.valid === 0}
              loading={isBusy}
              loadingText="Aktarılıyor…"
              onClick={() => void store(chosen)}
            >
              {chosen.result.invalid > 0 ? 'Sorunsuz satırları aktar' : 'İçe aktar'}
            </Button>
            <Button variant="ghost" disabled={isBusy} onClick={() => setChosen(null)}>
              Vazgeç
            </Button>
          </Flex>
        </Box>
      ) : null}
    </Part>
  );
}

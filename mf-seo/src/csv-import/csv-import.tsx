import { Box, Button, Flex, Text, VisuallyHidden } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type FileLine, type FileResult, readCsv, sendCsv } from './csv-calls.ts';
import { ImportedLines } from './imported-lines.tsx';
import { Part } from './part.tsx';

type Chosen<Result> = { name: string; csv: string; result: Result };

type CsvImportProps<Line extends FileLine, Result extends FileResult<Line>> = {
  title: string;
  /** Which columns the file has to have. */
  description: ReactNode;
  /** Where it is stored; what would come of that is asked at `{path}/preview`. */
  path: string;
  maxLength: number;
  /** What a line says, and the title of its column. */
  content: { title: string; of: (line: Line) => ReactNode };
  /** More to say of a file that was looked at. */
  note?: (result: Result) => ReactNode;
  onStored: (result: Result) => void;
};

/** A file of records: chosen, looked at line by line, and stored. */
export function CsvImport<Line extends FileLine, Result extends FileResult<Line> = FileResult<Line>>(
  props: CsvImportProps<Line, Result>,
) {
  const { title, description, path, maxLength, content, note, onStored } = props;
  const { fetch } = useStaff();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen<Result> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function choose(file: File) {
    setProblem(null);
    setChosen(null);
    if (file.size > maxLength) return setProblem('Dosya en fazla 1 MB olabilir; bölüp ayrı ayrı yükleyin.');
    setIsBusy(true);
    const csv = await readCsv(file);
    const outcome = await sendCsv<Result>(fetch, `${path}/preview`, csv);
    setIsBusy(false);
    if ('refusal' in outcome) setProblem(outcome.refusal);
    else setChosen({ name: file.name, csv, result: outcome.result });
  }

  async function store({ csv }: Chosen<Result>) {
    setProblem(null);
    setIsBusy(true);
    const outcome = await sendCsv<Result>(fetch, path, csv);
    setIsBusy(false);
    if ('refusal' in outcome) return setProblem(outcome.refusal);
    setChosen(null);
    onStored(outcome.result);
  }

  return (
    <Part title={title} description={description}>
      <VisuallyHidden>
        <label htmlFor={id}>CSV dosyası</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.txt,.htaccess,text/csv"
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
            {summaryOf(chosen.result)}
          </Text>
          {note ? (
            <Text color="fg.muted" fontSize="sm">
              {note(chosen.result)}
            </Text>
          ) : null}
          <ImportedLines result={chosen.result} content={content} />
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

/** How many lines can be imported, are there already, and have a problem. */
function summaryOf({ valid, invalid, unchanged = 0 }: FileResult<FileLine>): string {
  const there = unchanged > 0 ? `, ${formatCount(unchanged)} satır zaten var` : '';
  return `${formatCount(valid)} satır içe aktarılabilir${there}${invalid > 0 ? `, ${formatCount(invalid)} satırda sorun var` : ''}.`;
}

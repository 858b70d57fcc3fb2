import type { ExportFormat } from '@practice/contracts';
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { FileResponse } from '../file-response.ts';

export type Cell = string | number | null;

type Table = { headings: readonly string[]; rows: readonly Cell[][] };

/**
 * A table as a file: `csv` in UTF-8 with BOM and semicolons, which Turkish Excel opens as it is, `xls` as a real workbook
 * (.xlsx). A cell never starts a formula.
 */
export async function tableFile(name: string, format: ExportFormat, { headings, rows }: Table): Promise<FileResponse> {
  if (format === 'csv') {
    const text = stringify([headings, ...rows], {
      delimiter: ';',
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    return new FileResponse(`${name}.csv`, 'text/csv; charset=utf-8', Buffer.from(text, 'utf8'));
  }
  const heading = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((value) => ({ value: value ?? '', type: typeof value === 'number' ? Number : String })),
  );
  const workbook = await writeXlsxFile([heading, ...cells] as never).toBuffer();
  return new FileResponse(`${name}.xlsx`, workbookType, workbook);
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a route that answers with such a file says of its types. */
export const tableFileTypes = ['text/csv', workbookType];

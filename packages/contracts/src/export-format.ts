import { z } from './zod-setup.ts';

/** `csv` as Turkish Excel opens it, `xls` a real workbook. */
export const exportFormat = z.enum(['csv', 'xls']);
export type ExportFormat = z.output<typeof exportFormat>;

/** Most rows that an exported file has. */
export const MAX_EXPORTED_ROWS = 50_000;

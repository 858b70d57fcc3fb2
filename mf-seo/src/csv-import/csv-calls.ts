import type { StaffFetch } from '@practice/ui/back-office';

/** What is said of a line of a file; null: nothing is wrong with it. `isStored`: what it says is there already. */
export type FileLine = { line: number; problem: string | null; isStored?: boolean };

/** What would come, or came, of a file: its lines with a problem first, not all of a long one. */
export type FileResult<Line extends FileLine> = { valid: number; invalid: number; unchanged?: number; lines: Line[] };

/** What came of a file, or why it was refused as a whole. */
export type FileOutcome<Result> = { result: Result } | { refusal: string };

const failed = 'Dosya gönderilemedi. Bağlantınızı kontrol edip tekrar deneyin.';

/** Sends a file to `path`; over REST, since GraphQL takes no file of this size. */
export async function sendCsv<Result>(fetch: StaffFetch, path: string, csv: string): Promise<FileOutcome<Result>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csv }),
    });
    const body = await response.json();
    if (response.ok) return { result: body };
    return { refusal: body.errors?.[0]?.message ?? body.message ?? failed };
  } catch {
    return { refusal: failed };
  }
}

/** The text of a file in UTF-8, or in the encoding that Turkish Excel writes when it is not. */
export async function readCsv(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

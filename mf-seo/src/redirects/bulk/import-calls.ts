import type { RedirectFileResult } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';

/** What came of a file, or why it was refused as a whole. */
export type FileOutcome = { result: RedirectFileResult } | { refusal: string };

const failed = 'Dosya gönderilemedi. Bağlantınızı kontrol edip tekrar deneyin.';

/** Sends a file of redirects, for a preview or to be stored; over REST, since GraphQL takes no file of this size. */
export async function sendRedirectFile(fetch: StaffFetch, csv: string, isPreview: boolean): Promise<FileOutcome> {
  try {
    const response = await fetch(`/api/seo/redirects/import${isPreview ? '/preview' : ''}`, {
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

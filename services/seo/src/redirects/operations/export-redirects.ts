import { redirectColumns, redirectExportInput } from '@practice/contracts';
import { FileResponse, readInput, type ServiceContext, tableFile } from '@practice/service-kit';
import { RedirectModel } from '../redirect.model.ts';
import { redirects } from '../redirect.store.ts';

/**
 * Every redirect as a file: `csv` with the columns of an import, `json` as the records are, for a backup. A table has at most
 * as many rows as there can be in one request.
 */
export async function exportRedirects(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format } = readInput(ctx, 'seo:read', redirectExportInput, raw ?? {});
  const found = await RedirectModel.find().sort({ createdAt: -1, _id: -1 }).lean();
  const all = found.map((redirect) => redirects.toRecord(redirect));
  if (format === 'json') {
    const text = JSON.stringify(all, null, 2);
    return new FileResponse('yonlendirmeler.json', 'application/json', Buffer.from(text, 'utf8'));
  }
  const rows = all.map(({ fromUrl, toUrl, redirectType, isActive, matchType }) => [
    fromUrl,
    toUrl,
    redirectType,
    String(isActive),
    matchType,
  ]);
  return tableFile('yonlendirmeler', 'csv', { headings: redirectColumns, rows });
}

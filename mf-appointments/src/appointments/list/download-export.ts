import { today } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/admin';
import type { ExportCall, ExportFormat } from './list-state.ts';

/**
 * Fetches an export and hands it to the browser as a file, under the name that the server gives (document 2, section 7).
 * @throws Error when the server refuses or cannot be reached.
 */
export async function downloadExport(fetch: StaffFetch, call: ExportCall, format: ExportFormat): Promise<void> {
  const response = await (call.init ? fetch(call.address, call.init) : fetch(call.address));
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const name = fileNameOf(response.headers.get('content-disposition')) ?? `randevular_${today()}.${format}`;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by then, or asks where to put it with the data in hand.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name in a Content-Disposition header, in either of its two spellings. */
export function fileNameOf(header: string | null): string | undefined {
  if (!header) return undefined;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header);
  try {
    return encoded ? decodeURIComponent(encoded) : (plain?.[1] ?? plain?.[2]?.trim());
  } catch {
    return plain?.[1] ?? plain?.[2]?.trim();
  }
}

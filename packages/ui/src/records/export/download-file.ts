import type { StaffFetch } from '../../back-office/session/staff.ts';

/** A request for a file. */
export type FileCall = { address: string; init?: RequestInit };

/**
 * Fetches a file and downloads it under the server's name for it, or else under `fallback`.
 * @throws Error when the server rejects the request or cannot be reached.
 */
export async function downloadFile(fetch: StaffFetch, call: FileCall, fallback: string): Promise<void> {
  const response = await (call.init ? fetch(call.address, call.init) : fetch(call.address));
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const name = fileNameOf(response.headers.get('content-disposition')) ?? fallback;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has read the data, even if it still asks where to save the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name of a Content-Disposition header: `filename*` or `filename`. */
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

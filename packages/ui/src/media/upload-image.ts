import type { MediaItemRecord, ProblemResponse } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';
import { UploadRefused } from '../uploads/use-uploads.ts';
import { imageUpload, type UploadKind } from './upload-kinds.ts';

const INTERRUPTED = 'Yükleme yarıda kaldı. Bağlantınızı kontrol edip tekrar deneyin.';

type Sending = {
  file: File;
  signal: AbortSignal;
  onProgress: (done: number) => void;
  /** Asks for the password when the session has ended. */
  fetch: StaffFetch;
  /** Where it is sent; a new item of the library without it. */
  path?: string;
  kind?: UploadKind;
};

/**
 * Sends a picture to the media library.
 * @throws UploadRefused with a sentence for the user; AbortError when it was cancelled
 */
export async function uploadImage({
  fetch,
  kind = imageUpload,
  path = kind.path,
  ...sending
}: Sending): Promise<MediaItemRecord> {
  if (sending.file.size > kind.maxBytes) throw new UploadRefused(kind.tooLarge, 413);
  const again = () => send(path, { ...sending, field: kind.field });
  let response = await again();
  if (response.status === 401 && (await fetch('/api/media?pageSize=1')).ok) response = await again();
  if (response.ok) return response.json();
  const problem = (await response.json().catch(() => undefined)) as ProblemResponse | undefined;
  throw new UploadRefused(problem?.errors?.[0]?.message ?? problem?.message ?? INTERRUPTED, response.status);
}

type Sent = Omit<Sending, 'fetch' | 'path' | 'kind'> & { field: string };

/** Not by `fetch`, which does not say how much has been sent. */
function send(path: string, { file, field, signal, onProgress }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append(field, file, file.name.normalize('NFC'));
    request.open('POST', path);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new UploadRefused(INTERRUPTED));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

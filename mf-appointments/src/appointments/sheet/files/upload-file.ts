import type { FileType, FileUploadRecord, ProblemResponse } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';
import { UploadRefused } from '@practice/ui/uploads';

/** What staff read when the server cannot be reached, after some attempts. */
const INTERRUPTED = 'Yükleme yarıda kaldı. Bağlantınızı kontrol edip tekrar deneyin.';
const ATTEMPTS = 4;
const FIRST_WAIT_MS = 500;

type Sending = {
  fetch: StaffFetch;
  appointmentId: string;
  file: File;
  fileType: FileType;
  /** Cancels the upload; nothing of it stays. */
  signal: AbortSignal;
  /** The part of the file that has arrived, from 0 to 1. */
  onProgress: (done: number) => void;
};

/**
 * Uploads a file in parts; one that is lost on the way is sent again.
 * @throws UploadRefused with a sentence for the user; AbortError when it was cancelled
 */
export async function uploadFile({ fetch, appointmentId, file, fileType, signal, onProgress }: Sending): Promise<void> {
  const send = sender(fetch, signal);
  const begin = { fileName: file.name.normalize('NFC'), fileType, fileSize: file.size };
  const path = `/api/appointments/${encodeURIComponent(appointmentId)}/file-uploads`;
  const { id, parts, partBytes } = (await send('POST', path, begin)) as FileUploadRecord;
  const upload = `/api/file-uploads/${encodeURIComponent(id)}`;
  try {
    for (let part = 0; part < parts; part++) {
      const base64 = await toBase64(file.slice(part * partBytes, (part + 1) * partBytes));
      await send('PUT', `${upload}/parts/${part}`, { base64 });
      onProgress((part + 1) / parts);
    }
    await send('POST', `${upload}/finish`, {});
  } catch (error) {
    void fetch(upload, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}

type Send = (method: string, path: string, body: object) => Promise<unknown>;

function sender(fetch: StaffFetch, signal: AbortSignal): Send {
  const attempt = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return fetch(path, { method, headers, body: JSON.stringify(body), signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
  };
  return async (method, path, body) => {
    for (let attempts = 1; ; attempts++) {
      const response = await attempt(method, path, body);
      if (response?.ok) return response.status === 204 ? undefined : response.json();
      const mayPass = !response || response.status === 429 || response.status >= 502;
      if (!mayPass || attempts === ATTEMPTS)
        throw new UploadRefused(response ? await reasonOf(response) : INTERRUPTED, response?.status);
      const seconds = Number(response?.headers.get('retry-after') ?? 0);
      await pause(seconds * 1000 || FIRST_WAIT_MS * 2 ** attempts, signal);
    }
  };
}

async function reasonOf(response: Response): Promise<string> {
  const problem = (await response.json().catch(() => undefined)) as ProblemResponse | undefined;
  return problem?.errors?.[0]?.message ?? problem?.message ?? INTERRUPTED;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function toBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // data:application/octet-stream;base64,…
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new UploadRefused('Dosya okunamadı. Yerinden taşınmış olabilir.'));
    reader.readAsDataURL(part);
  });
}

import { createReadStream, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { NEVER_CHANGES } from '../edge/cache-control.ts';

const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Files that are never opened as documents, as an SVG can be. */
const partOfPages = /\.(js|css|woff2)$/;
/** Headers that only matter for documents and failed requests: a kilobyte for each of a page’s twenty files. */
const headersOfDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Request-Id',
  'X-XSS-Protection',
];

/**
 * Serves the files of a build at the path where it is mounted. Compressed copies (`.br`, `.gz`) beside a file are sent to
 * clients that accept them; files with a hash in their name are cached for ever, all others are revalidated. A missing file
 * is a plain 404: a page in place of a script would only hide the mistake. So are source maps, which have the sources of
 * the back office: they stay on the server.
 */
export function staticFiles(folderOf: (request: Request) => string | undefined): RequestHandler {
  return (request, response) => {
    const folder = folderOf(request);
    const file = folder && fileIn(folder, request.path);
    const stat = file && fileStat(file);
    if (!file || !stat) return notFound(response);
    const isHashed = hashedName.test(file);
    response.set('Cache-Control', isHashed ? NEVER_CHANGES : 'no-cache');
    // Scripts and fonts of a remote are also loaded by a shell at another address.
    response.set('Access-Control-Allow-Origin', '*').set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.set('Vary', 'Accept-Encoding').type(path.extname(file));
    if (partOfPages.test(file)) for (const name of headersOfDocuments) response.removeHeader(name);
    const sent = compressedCopy(request, response, file) ?? { file, stat };
    // What never changes is never asked for again.
    if (!isHashed)
      response.set('ETag', `"${sent.stat.size.toString(36)}-${Math.trunc(sent.stat.mtimeMs).toString(36)}"`);
    if (request.fresh) return void response.status(304).end();
    response.set('Content-Length', String(sent.stat.size));
    if (request.method === 'HEAD') return void response.end();
    createReadStream(sent.file)
      .on('error', () => response.destroy())
      .pipe(response);
  };
}

function compressedCopy(request: Request, response: Response, file: string) {
  for (const { name, extension } of encodings) {
    if (!request.acceptsEncodings(name)) continue;
    const stat = fileStat(file + extension);
    if (!stat) continue;
    response.set('Content-Encoding', name);
    return { file: file + extension, stat };
  }
  return undefined;
}

/** The file at a path, if it is inside the folder and no source map. */
function fileIn(folder: string, urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const file = path.join(folder, decoded);
  return file.startsWith(folder + path.sep) && !/\.map$/i.test(file) ? file : undefined;
}

function fileStat(file: string): Stats | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat : undefined;
}

function notFound(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
}

import { DomainError } from '@practice/service-kit';
import express, { type Request, type RequestHandler } from 'express';

const LIMIT = '100kb';
/** A megabyte in base64 with its JSON, for the addresses that take a file or a part of one. */
const FILE_LIMIT = '1500kb';
const FILE_ADDRESS =
  /^\/api\/(notifications\/settings\/sound|file-uploads\/[^/?]+\/parts\/\d+|seo\/(redirects|keywords)\/import(\/preview)?)$/;
/** The addresses that take a file as multipart, or as JSON. */
const UPLOAD_ADDRESS = /^\/api\/(upload\/(favicon|image|sound)|media\/[^/?]+\/replace)$/;

export function isMultipartUpload(request: Request): boolean {
  return UPLOAD_ADDRESS.test(request.originalUrl) && Boolean(request.is('multipart/form-data'));
}

/** Reads JSON bodies of at most 100 kB, 1.5 MB where a file comes along; a body of any other type is refused. */
export function readJson(): RequestHandler {
  const parseSmall = express.json({ limit: LIMIT });
  const parseFile = express.json({ limit: FILE_LIMIT });
  return (request, response, next) => {
    if (isMultipartUpload(request)) return next();
    if (hasBody(request) && !request.is('application/json')) return next(new DomainError('UNSUPPORTED_MEDIA_TYPE'));
    const isFile = FILE_ADDRESS.test(request.originalUrl) || UPLOAD_ADDRESS.test(request.originalUrl);
    const parse = isFile ? parseFile : parseSmall;
    parse(request, response, next);
  };
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

import { MAX_UPLOAD_MB } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import express, { type Request, type RequestHandler } from 'express';
import { actorOf } from './locals.ts';
import { isMultipartUpload } from './read-json.ts';

/** A file and what multipart puts around it. */
const LIMIT = MAX_UPLOAD_MB * 1024 * 1024 + 64 * 1024;

/** Reads the fields of a multipart upload into the body: a file as `{ fileName, base64 }`. Visitors are refused unread. */
export function readUpload(): RequestHandler {
  const readBytes = express.raw({ type: 'multipart/form-data', limit: LIMIT });
  return (request, response, next) => {
    if (!isMultipartUpload(request)) return next();
    if (actorOf(response).role === 'anonymous') return next(new DomainError('UNAUTHENTICATED'));
    readBytes(request, response, (error?: unknown) => {
      if (error) return next(error);
      fieldsOf(request).then((fields) => {
        request.body = fields;
        next();
      }, next);
    });
  };
}

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const headers = { 'content-type': String(request.headers['content-type']) };
  const form = await new Response(request.body as BodyInit, { headers }).formData().catch((cause: unknown) => {
    throw new DomainError('MALFORMED_REQUEST', { cause });
  });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) fields[name] = typeof value === 'string' ? value : await readFile(value);
  return fields;
}

async function readFile(file: File): Promise<{ fileName: string; base64: string }> {
  return { fileName: file.name, base64: Buffer.from(await file.arrayBuffer()).toString('base64') };
}

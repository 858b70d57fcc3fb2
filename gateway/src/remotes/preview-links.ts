import { isSameSignature, keyedHash } from '@practice/service-kit';

/** Which preview a link is for, until when (in milliseconds). */
export type LinkedPreview = { name: string; version: string; expires: number };

/** `<remote>~<version>~<expires>~<signature>`; signed with FIELD_KEY, so that a link of before a new key is worth nothing. */
export function signPreviewLink(preview: LinkedPreview): string {
  const { name, version, expires } = preview;
  return [name, version, expires, signatureOf(preview)].join('~');
}

/** What a token says; undefined unless this site has signed it. */
export function readPreviewLink(token: string): LinkedPreview | undefined {
  const parts = /^([a-z0-9-]{1,60})~([\w.+-]{1,80})~(\d{13})~([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const [, name = '', version = '', expires, signature = ''] = parts;
  const preview = { name, version, expires: Number(expires) };
  return isSameSignature(signatureOf(preview), signature) ? preview : undefined;
}

function signatureOf({ name, version, expires }: LinkedPreview): string {
  return keyedHash('preview of a remote', name, version, String(expires));
}

import { isSameSignature, keyedHash } from '@practice/service-kit';

/** Whose preview, until when (in milliseconds), and how often the post's links had been withdrawn by then. */
export type PreviewClaim = { id: string; expires: number; series: number };

/** `<post>.<expires>.<series>.<signature>`; signed with FIELD_KEY, so that a link of before a new key is worth nothing. */
export function signPreview(claim: PreviewClaim): string {
  return `${claim.id}.${claim.expires}.${claim.series}.${signatureOf(claim)}`;
}

/** What a token says; undefined unless this site has signed it. */
export function readPreview(token: string): PreviewClaim | undefined {
  const [, id = '', expires, series, signature = ''] =
    /^([0-9a-f]{24})\.(\d{13,15})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const claim = { id, expires: Number(expires), series: Number(series) };
  return isSameSignature(signatureOf(claim), signature) ? claim : undefined;
}

function signatureOf({ id, expires, series }: PreviewClaim): string {
  return keyedHash('preview of a post', id, String(expires), String(series));
}

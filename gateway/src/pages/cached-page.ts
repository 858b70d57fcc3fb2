import { createHash } from 'node:crypto';
import { EncodedBody } from '../edge/encoded-body.ts';
import type { FinishedPage } from './page-renderer.ts';

/** A page as it is sent. */
export class CachedPage extends EncodedBody {
  readonly policy: string;
  /** Weak: it stands for the page in any encoding. */
  readonly etag: string;
  readonly query: readonly string[] | undefined;
  readonly fields: ReadonlySet<string>;
  readonly card: FinishedPage['card'];

  constructor({ html, policy, query, fields, card }: FinishedPage) {
    const identity = Buffer.from(html);
    super(identity, 2 * policy.length);
    this.policy = policy;
    this.etag = `W/"${createHash('sha256').update(policy).update(identity).digest('base64url').slice(0, 27)}"`;
    this.query = query;
    this.fields = fields;
    this.card = card;
  }
}

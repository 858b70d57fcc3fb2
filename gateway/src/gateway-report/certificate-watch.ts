import type { SetupProblem } from '@practice/contracts';
import { THIS_MACHINE } from '../edge/allowed-hosts.ts';
import { type Certificate, readCertificate } from './read-certificate.ts';

const LOOK_AGAIN_MS = 6 * 3_600_000;
const SOON_MS = 14 * 86_400_000;

/** The certificate of the site's address, looked at every few hours; nothing where the site has none. */
export class CertificateWatch {
  readonly #url: string | undefined;
  readonly #read: (url: string) => Promise<Certificate | undefined>;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #certificate: Certificate | undefined;

  constructor(publicUrl: string, read = readCertificate) {
    const { protocol, hostname } = new URL(publicUrl);
    this.#url = protocol === 'https:' && !THIS_MACHINE.has(hostname) ? publicUrl : undefined;
    this.#read = read;
  }

  async look(now = Date.now()): Promise<{ endsAt: string | null; problems: SetupProblem[] }> {
    if (this.#url && now - this.#lookedAt >= LOOK_AGAIN_MS) {
      this.#lookedAt = now;
      this.#certificate = await this.#read(this.#url);
    }
    if (!this.#certificate) return { endsAt: null, problems: [] };
    const { endsAt, isValid } = this.#certificate;
    const problems: SetupProblem[] = [];
    if (!isValid) problems.push('certificate_invalid');
    else if (endsAt.getTime() - now < SOON_MS) problems.push('certificate_expires');
    return { endsAt: endsAt.toISOString(), problems };
  }
}

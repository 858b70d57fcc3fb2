import { connect } from 'node:tls';

export type Certificate = { endsAt: Date; isValid: boolean };

const LIMIT_MS = 5000;
const HTTPS_PORT = 443;

/**
 * The certificate that a site answers with; undefined where there is none to be seen from here.
 * @param url an https address
 */
export function readCertificate(url: string): Promise<Certificate | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || HTTPS_PORT,
      servername: hostname,
      // One that is not valid is to be reported, not refused. Nothing is sent.
      rejectUnauthorized: false,
      timeout: LIMIT_MS,
    });
    const end = (certificate: Certificate | undefined) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.once('secureConnect', () => {
      const { valid_to: endsAt } = socket.getPeerCertificate();
      end(endsAt ? { endsAt: new Date(endsAt), isValid: socket.authorized } : undefined);
    });
    socket.once('timeout', () => end(undefined));
    socket.once('error', () => end(undefined));
  });
}

import { createTransport } from 'nodemailer';

export type SmtpServer = { host: string; port: number; isSecure: boolean; user: string; password: string };

type Options = {
  /** The address to connect to, when the host's name has been resolved already. */
  address?: string;
  timeouts: { dnsTimeout: number; connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
};

/** A connection to a mail server; a password is sent encrypted or not at all, except on this machine. */
export function smtpTransport(server: SmtpServer, { address, timeouts }: Options) {
  const { host, port, isSecure, user, password } = server;
  return createTransport({
    host: address ?? host,
    port,
    secure: isSecure,
    ...(user ? { auth: { user, pass: password } } : {}),
    ...(address === undefined ? {} : { tls: { servername: host } }),
    requireTLS: user !== '' && !isLoopback(host),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

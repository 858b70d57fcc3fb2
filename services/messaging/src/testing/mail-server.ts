import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach } from 'vitest';

type Behaviour = {
  /** The only name and password that it takes; without them it wants none. */
  login?: { user: string; password: string };
  /** The response to a recipient: an SMTP code of 400 or more refuses. */
  refuseRecipient?: number;
  /** The same for the sender, and for the message itself. */
  refuseSender?: number;
  refuseMessage?: number;
  /** Runs before it confirms that it accepted a message. */
  beforeMessage?: () => Promise<void>;
};

export type MailServer = {
  port: number;
  behaviour: Behaviour;
  /** Every message that it took, in order. */
  messages: Email[];
  /** How often a name and a password came. */
  logins: number;
  stop: () => Promise<void>;
};

const running: MailServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** A mail server of this process, on a free port of this machine unless one is given; stopped after the test. */
export async function startMailServer(behaviour: Behaviour = {}, port = 0): Promise<MailServer> {
  const mailServer: MailServer = { port, behaviour, messages: [], logins: 0, stop: async () => undefined };
  const rejection = (code: number) => Object.assign(new Error('refused'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: behaviour.login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      mailServer.logins++;
      const { user, password: expected } = behaviour.login ?? {};
      if (username === user && password === expected) done(null, { user });
      else done(rejection(535));
    },
    onMailFrom: (_address, _session, done) => done(behaviour.refuseSender ? rejection(behaviour.refuseSender) : null),
    onRcptTo: (_address, _session, done) =>
      done(behaviour.refuseRecipient ? rejection(behaviour.refuseRecipient) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await behaviour.beforeMessage?.();
        if (behaviour.refuseMessage) return done(rejection(behaviour.refuseMessage));
        mailServer.messages.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { port: bound } = server.server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= new Promise((resolve) => server.close(() => resolve()));
    return stopped;
  };
  Object.assign(mailServer, { port: bound, stop });
  running.push(mailServer);
  return mailServer;
}

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../start/env.ts';
import { freeTimes, newRequest, sendRequest } from '../../start/testing/booking.ts';
import { signIn } from '../../start/testing/sign-in.ts';
import { logProgress } from '../../terminal/log.ts';
import { buildImage } from './engine.ts';
import { failuresWhile, untilRendered } from './load.ts';
import type { Shape } from './shape.ts';
import { until } from './until.ts';

const secret = (name: string) => `${name}-of-the-containers-that-a-test-starts`;
const PASSWORD = 'uzun bir parola 42';
const NEW_KEY = secret('new-field');
const GATEWAYS = ['gateway-1', 'gateway-2'];
const SERVICES = ['identity', 'appointments', 'content', 'seo', 'messaging'];

/** What stands in .env. */
export const variables = {
  ...{ SESSION_SECRET: secret('session'), SERVICE_SECRET: secret('service'), FIELD_KEY: secret('field') },
  ...{ MONGODB_PASSWORD: 'a1', MONGODB_KEY: 'b2', ADMIN_PASSWORD: PASSWORD, SEED_DATA: 'demo' },
  // All requests here come from one address.
  CHALLENGE_THRESHOLDS: '100,200,600',
};

/** Walks through what users and operators of the containers do, in this order; ends with the first that does not work. */
export async function walk(shape: Shape): Promise<void> {
  const bookOne = async () => {
    const [time] = await freeTimes(shape.url, 1);
    if (!time) throw new Error('There is no free time.');
    const request = newRequest(time);
    check((await sendRequest(shape.url, request)) === 201, 'A request for an appointment was not taken.');
    return request;
  };
  const rolled = async (names: string[]) => {
    const { asked, failed } = await failuresWhile(shape.url, async () => {
      for (const name of names) await shape.replace(name);
    });
    check(failed.length === 0, `${failed.length} of ${asked} failed: ${failed.slice(0, 5).join(', ')}`);
    return `${asked} requests`;
  };

  await steps({
    'the containers start, in the order of their file': async () => {
      shape.setImage('practice:one');
      await shape.up();
    },
    'the proxy serves a rendered page': () => untilRendered(shape.url),
    'a mother books through the proxy, and gets an e-mail': async () => {
      const staff = await signIn(shape.url, 'admin', PASSWORD);
      const mail = { smtp_host: 'mail', smtp_port: '1025', email_from: 'randevu@ornek.example' };
      const settings = Object.entries(mail).map(([key, value]) => ({ key, value }));
      const { status, body } = await staff('PUT', '/api/site-settings/bulk', { settings });
      check(status === 200, `Settings of mail were answered with ${status}: ${body.slice(0, 300)}`);
      const { email } = await bookOne();
      await shape.untilLogged('mail', `<${email}>`);
    },
    'no password is in a log': async () => {
      const log = await shape.logs('identity');
      check(
        log.includes('moderator / a password that is not written to a log'),
        'identity does not name its accounts.',
      );
      check(!log.includes(PASSWORD), 'The password that was given is in the log of identity.');
    },
    'a killed gateway is not missed': async () => {
      const { failed } = await failuresWhile(shape.url, async () => {
        await shape.kill('gateway-1');
        await pause(8000);
      });
      // What it was answering is lost with it.
      check(failed.length <= 3, `Requests failed: ${failed.slice(0, 5).join(', ')}`);
      await bookOne();
      await shape.replace('gateway-1');
    },
    'a gateway that hangs is ended and started again': async () => {
      await shape.hang('gateway-2');
      await shape.untilRestarted('gateway-2');
    },
    'booking does not need the service content': async () => {
      await shape.stop('content');
      await bookOne();
      await shape.replace('content');
    },
    'a remote is published and rolled back': async () => {
      const list = async () => (await fetch(`${shape.url}/remotes.json`)).text();
      const before = await list();
      // A folder with a build, as it comes from elsewhere: that of the image itself.
      const name = `${join(root, 'mf-seo/package.json')}:/app/mf-seo/package.json:ro`;
      const live = await shape.operation(['remotes', 'publish', '/app/mf-seo', '--built'], [name]);
      check(live.includes('is live'), live);
      const published = await until(async () => (await list()) !== before);
      check(published, `The gateways go on listing ${before}`);
      const back = await shape.operation(['remotes', 'rollback', 'mf-seo']);
      check(back.includes('mf-seo: live is'), back);
      check(
        await until(async () => (await list()) === before),
        `The gateways do not list what was live before: ${await list()}`,
      );
    },
    'a backup is made and restored': async () => {
      check((await shape.operation(['backup', 'test.json.gz'])).includes('records of'), 'No backup was made.');
      const said = await shape.operation(['restore', 'test.json.gz', '--replace']);
      check(said.includes('are back'), said);
      await bookOne();
    },
    'an unknown operation ends with 2': async () => {
      const said = await shape.operation(['bakcup']).catch((error: Error) => error.message);
      check(said.includes('ended with 2') && said.includes('There is no operation bakcup'), said);
    },
    'a forgotten password is replaced by a link': async () => {
      const said = await shape.operation(['reset-password', 'moderator']);
      check(/#sifre\?baglanti=/.test(said), said);
    },
    'a migration waits until the gateways of before have stopped': async () => {
      await shape.onDatabase(`db.collection('migrations').deleteOne({ _id: /finished-jobs-are-not-due$/ })`);
      const migrating = await shape.beginOperation(['migrate']);
      await shape.untilLogged(migrating, 'Waiting for gateways');
      await Promise.all(GATEWAYS.map((name) => shape.stop(name)));
      const said = await shape.untilEnded(migrating);
      check(said.includes('Migrated: 1.'), said);
      await Promise.all(GATEWAYS.map((name) => shape.replace(name)));
      await untilRendered(shape.url);
    },
    'a new image takes over under load without a failed request': async () => {
      await buildImage('two');
      shape.setImage('practice:two');
      return rolled(GATEWAYS);
    },
    'clinical text is encrypted with a new key': async () => {
      shape.setEnvironment({ FIELD_KEY: NEW_KEY, FIELD_KEYS_OLD: variables.FIELD_KEY });
      await Promise.all([...SERVICES, ...GATEWAYS].map((name) => shape.replace(name)));
      check((await shape.operation(['rotate-key'])).includes('needed no more'), 'Not all texts are encrypted again.');
      await untilRendered(shape.url);
      const staff = await signIn(shape.url, 'admin', PASSWORD);
      const list = await staff('GET', '/api/appointments');
      check(list.status === 200 && list.body.includes('Uyku ve okul'), `Staff read ${list.status}.`);
    },
  });
}

function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Runs steps and says how long each took, with what it returns. Throws with the name of the one that fails. */
async function steps(all: Record<string, () => Promise<unknown>>): Promise<void> {
  for (const [name, step] of Object.entries(all)) {
    const start = Date.now();
    const note = await step().catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    });
    const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
    logProgress(`✓ ${name} (${[seconds, ...(typeof note === 'string' ? [note] : [])].join(', ')})`);
  }
}

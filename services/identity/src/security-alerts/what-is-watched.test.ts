import { type ServiceContext, setFieldKeys } from '@practice/service-kit';
import { contextFor, TEST_FIELD_KEY, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { createAccessToken } from '../access-tokens/create-access-token.ts';
import { findTokenUser } from '../access-tokens/find-token-user.ts';
import { authenticate } from '../login/authenticate.ts';
import { authenticateSecondStep } from '../login/authenticate-second-step.ts';
import { removePasskey } from '../passkeys/remove-passkey.ts';
import { resetPassword } from '../reset-password/reset-password.ts';
import { createService } from '../server.ts';
import { codeFor } from '../testing/code-for.ts';
import { addNewPasskey, codeOf, usePasskeySite } from '../testing/passkeys.ts';
import { PASSWORD } from '../testing/users.ts';
import { handleEvents } from '../testing/watch.ts';
import { confirmTwoStep } from '../two-step/confirm-two-step.ts';
import { endTwoStep } from '../two-step/end-two-step.ts';
import { startTwoStep } from '../two-step/start-two-step.ts';
import { createUser } from '../users/create-user.ts';
import { deleteUser } from '../users/delete-user.ts';
import { KnownDeviceModel } from '../users/known-device.model.ts';
import { updateUser } from '../users/update-user.ts';
import { listSecurityAlerts } from './list-security-alerts.ts';

useTestDatabase([createService()]);
const site = usePasskeySite();
const admin = contextFor('admin');
beforeEach(() => setFieldKeys(TEST_FIELD_KEY));

async function alerts() {
  await handleEvents();
  const { items } = await listSecurityAlerts(admin, {});
  return items.map(({ kind, subject, count }) => [kind, subject, count]);
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const from = (address: string, userAgent = firefox): ServiceContext => contextFor('anonymous', { address, userAgent });
const logIn = (ctx: ServiceContext, more: { password?: string; device?: { id: string; userIds: string[] } } = {}) =>
  codeOf(authenticate(ctx, { username: 'ayse', password: PASSWORD, ...more }));

describe('a sign-in', () => {
  it('that is locked is an alert about its account, or about its address', async () => {
    site.settings.max_login_attempts = '3';
    for (let count = 0; count < 5; count++) await logIn(from('192.0.2.7'), { password: 'yanlış' });
    for (let count = 0; count < 12; count++)
      await codeOf(authenticate(from('192.0.2.8'), { username: `ad-${count}`, password: 'x' }));
    await codeOf(authenticate(from('192.0.2.8'), { username: 'kimse', password: 'x' }));
    expect((await alerts()).filter(([kind]) => kind === 'signInLocked')).toEqual([
      ['signInLocked', '192.0.2.8', 1],
      ['signInLocked', 'ayse', 2],
    ]);
  });

  it('with a new browser or from a new network is one from a new device; an update of the browser is none', async () => {
    for (const [address, userAgent] of [
      ['192.0.2.7', firefox],
      ['192.0.2.99', firefox.replaceAll('141', '142')],
    ] as const)
      expect(await logIn(from(address, userAgent))).toBe('done');
    expect(await alerts()).toEqual([]);
    await logIn(from('198.51.100.1'));
    await logIn(from('192.0.2.7', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1'));
    // Each is told by itself: of two at the same time one may be a stranger.
    expect(await alerts()).toEqual([
      ['newDevice', 'ayse', 1],
      ['newDevice', 'ayse', 1],
    ]);
    const kept = JSON.stringify(await KnownDeviceModel.find().lean());
    expect(kept).not.toMatch(/192\.0|198\.51|Firefox/);
  });

  it('with a browser that somebody has signed in with is no news anywhere', async () => {
    await logIn(from('192.0.2.7'));
    await logIn(from('198.51.100.1'), { device: { id: 'tarayıcı', userIds: [site.me.userId] } });
    expect(await alerts()).toEqual([]);
  });

  it('by a second step is watched in the same way, and its lock too', async () => {
    const { secret } = await startTwoStep(site.me.ctx, { password: PASSWORD });
    await confirmTwoStep(site.me.ctx, { code: codeFor(secret, -1) });
    const step = (ctx: ServiceContext, code: string) =>
      codeOf(authenticateSecondStep(ctx, { userId: site.me.userId, code, device: null }));
    expect(await step(from('192.0.2.7'), codeFor(secret))).toBe('done');
    expect(await step(from('198.51.100.1'), codeFor(secret, 1))).toBe('done');
    for (let count = 0; count < 6; count++) await step(from('198.51.100.1'), '000000');
    expect(await alerts()).toEqual([
      ['signInLocked', 'ayse', 1],
      ['newDevice', 'ayse', 1],
    ]);
  });

  it('is forgotten with its user', async () => {
    await logIn(from('192.0.2.7'));
    await deleteUser(admin, { id: site.me.userId });
    expect(await KnownDeviceModel.countDocuments()).toBe(0);
  });
});

it('an access token is known by its networks, of which no address is kept', async () => {
  const { token } = await createAccessToken(site.me.ctx, { name: 'Muhasebe', scope: 'read', password: PASSWORD });
  const use = (address: string) => findTokenUser(contextFor('service'), { token, address });
  for (const address of ['192.0.2.7', '192.0.2.8', '192.0.2.7']) expect(await use(address)).not.toBeNull();
  expect(await alerts()).toEqual([]);
  await Promise.all([use('198.51.100.1'), use('198.51.100.1')]);
  await use('198.51.100.2');
  expect(await alerts()).toEqual([['newTokenNetwork', 'Muhasebe (ayse)', 1]]);
  expect(JSON.stringify(await AccessTokenModel.find().lean())).not.toMatch(/192\.0|198\.51/);
});

it('whoever is made an admin is an alert, a new user too; another change is none', async () => {
  const { userId } = site.me;
  await updateUser(admin, { id: userId, email: 'ayse@ornek.example' });
  await updateUser(admin, { id: userId, role: 'moderator' });
  expect(await alerts()).toEqual([]);
  await updateUser(admin, { id: userId, role: 'admin' });
  await updateUser(admin, { id: userId, role: 'admin' });
  const input = { username: 'deniz', email: 'deniz@ornek.example', role: 'admin', password: 'kestane ile zımba dört' };
  await createUser(admin, input);
  expect(await alerts()).toEqual([
    ['adminMade', 'deniz', 1],
    ['adminMade', 'ayse', 1],
  ]);
});

describe('a second step', () => {
  it('that ends with the app, while no passkey is left, is an alert', async () => {
    const { passkey } = await addNewPasskey(site.me);
    const { secret } = await startTwoStep(site.me.ctx, { password: PASSWORD });
    await confirmTwoStep(site.me.ctx, { code: codeFor(secret) });
    await endTwoStep(site.me.ctx, { password: PASSWORD });
    expect(await alerts()).toEqual([]);
    await removePasskey(site.me.ctx, { id: passkey.id, password: PASSWORD });
    expect(await alerts()).toEqual([['twoStepEnded', 'ayse', 1]]);
  });

  it('that is taken away at the server is one, too', async () => {
    await addNewPasskey(site.me);
    await resetPassword(contextFor('service'), { username: 'ayse' });
    await resetPassword(contextFor('service'), { username: 'ayse' });
    expect(await alerts()).toEqual([['twoStepEnded', 'ayse', 1]]);
  });
});

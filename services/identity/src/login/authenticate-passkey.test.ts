import { callService, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { Authenticator } from '@practice/tooling/testing/authenticator';
import { describe, expect, it, vi } from 'vitest';
import { listPasskeys } from '../passkeys/list-passkeys.ts';
import { removePasskey } from '../passkeys/remove-passkey.ts';
import { startPasskey } from '../passkeys/start-passkey.ts';
import { resetPassword } from '../reset-password/reset-password.ts';
import { createService } from '../server.ts';
import { codeFor } from '../testing/code-for.ts';
import { addNewPasskey, codeOf, createPerson, ORIGIN, usePasskeySite } from '../testing/passkeys.ts';
import { PASSWORD as password } from '../testing/users.ts';
import { confirmTwoStep } from '../two-step/confirm-two-step.ts';
import { endTwoStep, renewRecoveryCodes } from '../two-step/end-two-step.ts';
import { getTwoStep } from '../two-step/get-two-step.ts';
import { startTwoStep } from '../two-step/start-two-step.ts';
import { UserModel } from '../users/user.model.ts';

const MINUTE_MS = 60_000;
useTestDatabase([createService()]);
const site = usePasskeySite();
const admin = contextFor('admin');
const visitor = contextFor('anonymous');
const offer = (userId: string | null = null) => callService('identity', 'offerPasskey', { userId }, visitor);
type Answer = ReturnType<Authenticator['sign']> & { device?: { id: string; userIds: string[] } };
const signIn = (answer: Answer, from = visitor) => callService('identity', 'authenticatePasskey', answer, from);
const logIn = () => callService('identity', 'authenticate', { username: 'ayse', password }, visitor);

describe('signing in with a passkey', () => {
  it('needs neither name nor password, and is noted', async () => {
    const { authenticator } = await addNewPasskey(site.me);
    const { credentialIds, ...challenge } = await offer();
    expect(credentialIds).toEqual([]);
    const before = await lastSeq();
    const user = await UserModel.findById(site.me.userId).orFail();
    expect(await signIn(authenticator.sign(challenge))).toEqual({
      userId: site.me.userId,
      username: 'ayse',
      role: 'user',
      securityStamp: user.securityStamp,
      needsTwoStep: false,
    });
    const events = await eventsSince(before);
    expect(events).toMatchObject([
      { payload: { action: 'passkey-login', entityId: site.me.userId, username: 'ayse' } },
    ]);
    expect((await listPasskeys(site.me.ctx))[0]?.lastUsedAt).toEqual(expect.any(String));
    expect((await UserModel.findById(site.me.userId).orFail()).lastLogin).not.toBeNull();
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('done');
  });

  it.each([
    ['on another site', { origin: 'https://baska.example' }],
    ['on a part of the site', { origin: 'https://blog.klinik.example' }],
    ['for another site', { rpId: 'baska.example' }],
    ['without having verified its user', { isVerified: false }],
    ['in the name of nobody', { userHandle: null }],
    ['in the name of somebody else', { userHandle: Buffer.from('f'.repeat(24)).toString('base64url') }],
  ])('refuses what was signed %s', async (_, wrongs) => {
    const { authenticator } = await addNewPasskey(site.me);
    const before = await lastSeq();
    expect(await codeOf(signIn(authenticator.sign(await offer(), wrongs)))).toBe('PASSKEY_REFUSED');
    const events = await eventsSince(before);
    expect(events).toMatchObject([{ payload: { action: 'passkey-failed', entityId: site.me.userId, userId: null } }]);
  });

  it('refuses a challenge that was answered, also when two answer it at once, or that is over', async () => {
    const { authenticator } = await addNewPasskey(site.me);
    const answer = authenticator.sign(await offer());
    const codes = await Promise.all([codeOf(signIn(answer)), codeOf(signIn(answer))]);
    expect(codes.sort()).toEqual(['PASSKEY_REFUSED', 'done']);
    expect(await codeOf(signIn(answer))).toBe('PASSKEY_REFUSED');
    const late = authenticator.sign(await offer());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS + 1000 });
    expect(await codeOf(signIn(late))).toBe('PASSKEY_REFUSED');
    vi.useRealTimers();
    const invented = authenticator.sign({ challenge: 'a'.repeat(43), rpId: 'klinik.example' });
    expect(await codeOf(signIn(invented))).toBe('PASSKEY_REFUSED');
    const forAdding = authenticator.sign(await startPasskey(site.me.ctx, { password }));
    expect(await codeOf(signIn(forAdding))).toBe('PASSKEY_REFUSED');
  });

  it('refuses a counter that goes back, as that of a copy does', async () => {
    const { authenticator } = await addNewPasskey(site.me);
    authenticator.counter = 7;
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('done');
    authenticator.counter = 7;
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('PASSKEY_REFUSED');
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('done');
  });

  it('refuses the passkey of another key, an unknown one and a signature of something else', async () => {
    const { authenticator } = await addNewPasskey(site.me);
    const stranger = new Authenticator(ORIGIN);
    const forged = { ...stranger.sign(await offer(), { userHandle: null }), id: authenticator.id };
    expect(await codeOf(signIn({ ...forged, userHandle: authenticator.sign(await offer()).userHandle }))).toBe(
      'PASSKEY_REFUSED',
    );
    expect(await codeOf(signIn(stranger.sign(await offer())))).toBe('PASSKEY_REFUSED');
    const one = authenticator.sign(await offer());
    const other = authenticator.sign(await offer());
    expect(await codeOf(signIn({ ...one, signature: other.signature }))).toBe('PASSKEY_REFUSED');
  });

  it('refuses one who is switched off as it refuses the unknown, and those whose passkey is removed', async () => {
    const { authenticator, passkey } = await addNewPasskey(site.me);
    await UserModel.updateOne({ _id: site.me.userId }, { isActive: false });
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('PASSKEY_REFUSED');
    await UserModel.updateOne({ _id: site.me.userId }, { isActive: true });
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('done');
    await removePasskey(site.me.ctx, { id: passkey.id, password });
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('PASSKEY_REFUSED');
  });

  it('is locked after as many failures as wrong passwords, apart from the password and from known browsers', async () => {
    const { authenticator } = await addNewPasskey(site.me);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      codes.push(await codeOf(signIn(authenticator.sign(await offer(), { isVerified: false }))));
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'PASSKEY_REFUSED'), 'ACCOUNT_LOCKED']);
    expect(await codeOf(signIn(authenticator.sign(await offer())))).toBe('ACCOUNT_LOCKED');
    expect(await codeOf(logIn())).toBe('done');
    await resetPassword(admin, { username: 'ayse' });
    const fresh = await codeOf(signIn(authenticator.sign(await offer())));
    expect(fresh).toBe('PASSKEY_REFUSED');
  });

  it('is refused from an address that has failed too often, unless the browser is known', async () => {
    // Before they are read and kept.
    site.settings.max_login_attempts = '3';
    const { authenticator } = await addNewPasskey(site.me);
    const here = contextFor('anonymous', { address: '192.0.2.77' });
    const stranger = new Authenticator(ORIGIN);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      codes.push(await codeOf(signIn(stranger.sign(await offer()), here)));
    expect(codes).toEqual([...Array.from({ length: 3 }, () => 'PASSKEY_REFUSED'), 'ACCOUNT_LOCKED']);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const username = `kimse ${attempt}`;
      await codeOf(callService('identity', 'authenticate', { username, password }, here));
    }
    expect(await codeOf(signIn(authenticator.sign(await offer()), here))).toBe('ACCOUNT_LOCKED');
    const device = { id: 'a'.repeat(22), userIds: [site.me.userId] };
    expect(await codeOf(signIn({ ...authenticator.sign(await offer()), device }, here))).toBe('done');
  });
});

describe('a passkey as the second step', () => {
  it('is asked for after the password, and is that of the same user', async () => {
    const { authenticator } = await addNewPasskey(site.me);
    const other = await createPerson('banu');
    const hers = await addNewPasskey(other);
    expect((await logIn()).needsSecondStep).toBe(true);
    const challenge = await offer(site.me.userId);
    expect(challenge.credentialIds).toEqual([authenticator.id]);
    expect(await codeOf(signIn(hers.authenticator.sign(challenge)))).toBe('PASSKEY_REFUSED');
    // Some authenticators name nobody when they were asked for one passkey.
    const answer = authenticator.sign(await offer(site.me.userId), { userHandle: null });
    expect(await signIn(answer)).toMatchObject({ username: 'ayse' });
  });

  it('goes with recovery codes, and with an app whose codes it shares', async () => {
    const { codes } = await addNewPasskey(site.me);
    const take = (code: string) =>
      callService('identity', 'authenticateSecondStep', { userId: site.me.userId, code }, visitor);
    expect(await codeOf(take('123456'))).toBe('VALIDATION_FAILED');
    expect(await codeOf(take(codes[0] ?? ''))).toBe('done');
    const { secret } = await startTwoStep(site.me.ctx, { password });
    expect(await codeOf(take(codeFor(secret, -1)))).toBe('VALIDATION_FAILED');
    expect(await confirmTwoStep(site.me.ctx, { code: codeFor(secret, -1) })).toEqual({ codes: [] });
    expect(await codeOf(take(codeFor(secret)))).toBe('done');
    expect(await codeOf(take(codes[1] ?? ''))).toBe('done');
    const state = { isOn: true, since: expect.any(String), recoveryCodesLeft: 8 };
    expect(await getTwoStep(site.me.ctx)).toEqual(state);
    await endTwoStep(site.me.ctx, { password });
    expect(await getTwoStep(site.me.ctx)).toEqual({ ...state, since: null });
    expect(await codeOf(endTwoStep(site.me.ctx, { password }))).toBe('NOT_FOUND');
    expect((await renewRecoveryCodes(site.me.ctx, { password })).codes).toHaveLength(10);
  });

  it('meets what the role requires', async () => {
    site.settings.two_step_required = 'everyone';
    const needs = async () =>
      (await callService('identity', 'findSessionUser', { userId: site.me.userId }, admin))?.needsTwoStep;
    expect(await needs()).toBe(true);
    const { passkey } = await addNewPasskey(site.me);
    expect(await needs()).toBe(false);
    await removePasskey(site.me.ctx, { id: passkey.id, password });
    expect(await needs()).toBe(true);
  });
});

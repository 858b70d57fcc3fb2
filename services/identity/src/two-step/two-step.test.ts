import type { ServiceContext } from '@practice/service-kit';
import { callService, registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetPassword } from '../reset-password/reset-password.ts';
import { createService } from '../server.ts';
import { codeFor } from '../testing/code-for.ts';
import { createUser, PASSWORD as password } from '../testing/users.ts';
import { deleteUser } from '../users/delete-user.ts';
import { listUsers } from '../users/list-users.ts';
import { confirmTwoStep } from './confirm-two-step.ts';
import { endTwoStep, renewRecoveryCodes } from './end-two-step.ts';
import { getTwoStep } from './get-two-step.ts';
import { removeTwoStep } from './remove-two-step.ts';
import { startTwoStep } from './start-two-step.ts';
import { storedSecret, TwoStepModel } from './two-step.model.ts';

useTestDatabase([createService()]);
const visitor = contextFor('anonymous');
const admin = contextFor('admin');
let ctx: ServiceContext;
let userId: string;

beforeEach(async () => {
  registerService('content', { readSettings: async () => ({}) });
  const user = await createUser({ username: 'ayse', role: 'user' });
  userId = String(user._id);
  const base = contextFor('user');
  ctx = { ...base, actor: { ...base.actor, userId, username: 'ayse' } };
});

const codeOf = (work: Promise<unknown>) => work.then(() => 'done').catch(({ code }) => code);
const take = (code: string, device?: { id: string; userIds: string[] }) =>
  callService('identity', 'authenticateSecondStep', { userId, code, ...(device ? { device } : {}) }, visitor);
const logIn = () => callService('identity', 'authenticate', { username: 'ayse', password }, visitor);

async function setUp() {
  const { secret } = await startTwoStep(ctx, { password });
  // The code of the half minute before, so that the present one is still good.
  const { codes } = await confirmTwoStep(ctx, { code: codeFor(secret, -1) });
  return { secret, codes };
}

describe('setting it up', () => {
  it('takes the password and a code, and gives a picture and ten codes; the secret is stored encrypted', async () => {
    expect(await codeOf(startTwoStep(ctx, { password: 'yanlış' }))).toBe('VALIDATION_FAILED');
    const { secret, address, picture } = await startTwoStep(ctx, { password });
    expect(address).toContain('otpauth://totp/');
    expect(picture).toMatch(/^<svg/);
    expect(await getTwoStep(ctx)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect((await logIn()).needsSecondStep).toBe(false);
    expect(await codeOf(confirmTwoStep(ctx, { code: '000000' }))).toBe('VALIDATION_FAILED');
    const { codes } = await confirmTwoStep(ctx, { code: codeFor(secret) });
    expect(new Set(codes).size).toBe(10);
    expect(await getTwoStep(ctx)).toEqual({ isOn: true, since: expect.any(String), recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await TwoStepModel.find().lean());
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
    expect(stored.match(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/g)).toHaveLength(10);
    expect(await codeOf(startTwoStep(ctx, { password }))).toBe('CONFLICT');
  });

  it('begun again has another secret; nothing is confirmed that was not begun', async () => {
    expect(await codeOf(confirmTwoStep(ctx, { code: '123456' }))).toBe('CONFLICT');
    const first = await startTwoStep(ctx, { password });
    await startTwoStep(ctx, { password });
    expect(await codeOf(confirmTwoStep(ctx, { code: codeFor(first.secret) }))).toBe('VALIDATION_FAILED');
  });
});

describe('signing in', () => {
  it('takes each code of the app once, also when two send it at once', async () => {
    const { secret } = await setUp();
    expect((await logIn()).needsSecondStep).toBe(true);
    const code = codeFor(secret);
    const codes = await Promise.all([codeOf(take(code)), codeOf(take(code))]);
    expect(codes.sort()).toEqual(['VALIDATION_FAILED', 'done']);
    expect(await codeOf(take(code))).toBe('VALIDATION_FAILED');
    expect(await codeOf(take(codeFor(secret, 1)))).toBe('done');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await setUp();
    const [one = '', other = ''] = codes;
    expect(await take(one.toUpperCase().replaceAll('-', ' '))).toMatchObject({ username: 'ayse', userId });
    expect(await codeOf(take(one))).toBe('VALIDATION_FAILED');
    expect(await codeOf(take(other))).toBe('done');
    expect((await getTwoStep(ctx)).recoveryCodesLeft).toBe(8);
  });

  it('is locked after as many wrong codes as wrong passwords', async () => {
    const { secret } = await setUp();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push(await codeOf(take('000000')));
    expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
    expect(await codeOf(take(codeFor(secret)))).toBe('ACCOUNT_LOCKED');
    expect(await codeOf(take(codeFor(secret), { id: 'stranger', userIds: [] }))).toBe('ACCOUNT_LOCKED');
    // A stranger who has the password does not lock the owner out of the owner's own browser.
    expect(await codeOf(take(codeFor(secret), { id: 'own', userIds: [userId] }))).toBe('done');
  });

  it('is locked in a known browser by the wrong codes that are typed there', async () => {
    const { secret } = await setUp();
    const device = { id: 'own', userIds: [userId] };
    for (let attempt = 0; attempt < 6; attempt += 1) await codeOf(take('000000', device));
    expect(await codeOf(take(codeFor(secret), device))).toBe('ACCOUNT_LOCKED');
    expect(await codeOf(take(codeFor(secret)))).toBe('done');
  });
});

describe('it ends', () => {
  it('by its owner with the password, and new codes end the former ones', async () => {
    const { codes } = await setUp();
    const renewed = await renewRecoveryCodes(ctx, { password });
    expect(await codeOf(take(codes[0] ?? ''))).toBe('VALIDATION_FAILED');
    expect(await codeOf(take(renewed.codes[0] ?? ''))).toBe('done');
    expect(await codeOf(endTwoStep(ctx, { password: 'yanlış' }))).toBe('VALIDATION_FAILED');
    await endTwoStep(ctx, { password });
    expect((await logIn()).needsSecondStep).toBe(false);
    expect(await codeOf(endTwoStep(ctx, { password }))).toBe('NOT_FOUND');
  });

  it('by an admin, by the command line, and with the user', async () => {
    await setUp();
    expect((await listUsers(admin)).map(({ hasTwoStep }) => hasTwoStep)).toEqual([true]);
    await removeTwoStep(admin, { id: userId });
    expect((await getTwoStep(ctx)).isOn).toBe(false);
    expect(await codeOf(removeTwoStep(admin, { id: userId }))).toBe('NOT_FOUND');
    expect(await codeOf(removeTwoStep(ctx, { id: userId }))).toBe('FORBIDDEN');

    await setUp();
    await resetPassword(admin, { username: 'ayse' });
    expect(await TwoStepModel.countDocuments()).toBe(0);

    const secret = storedSecret(userId, 'x');
    await TwoStepModel.create({ _id: userId, secret, confirmedAt: new Date() });
    await deleteUser(admin, { id: userId });
    expect(await TwoStepModel.countDocuments()).toBe(0);
  });
});

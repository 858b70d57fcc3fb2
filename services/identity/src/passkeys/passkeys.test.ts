import { callService, setPublicUrl } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { Authenticator } from '@practice/tooling/testing/authenticator';
import { describe, expect, it, vi } from 'vitest';
import { resetPassword } from '../reset-password/reset-password.ts';
import { createService } from '../server.ts';
import { codeFor } from '../testing/code-for.ts';
import { addNewPasskey, codeOf, createPerson, ORIGIN, usePasskeySite } from '../testing/passkeys.ts';
import { PASSWORD as password } from '../testing/users.ts';
import { confirmTwoStep } from '../two-step/confirm-two-step.ts';
import { getTwoStep } from '../two-step/get-two-step.ts';
import { removeTwoStep } from '../two-step/remove-two-step.ts';
import { startTwoStep } from '../two-step/start-two-step.ts';
import { TwoStepModel } from '../two-step/two-step.model.ts';
import { deleteUser } from '../users/delete-user.ts';
import { listUsers } from '../users/list-users.ts';
import { UserModel } from '../users/user.model.ts';
import { addPasskey } from './add-passkey.ts';
import { ChallengeModel } from './challenge.model.ts';
import { listPasskeys } from './list-passkeys.ts';
import { PasskeyModel } from './passkey.model.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { startPasskey } from './start-passkey.ts';

const MINUTE_MS = 60_000;
useTestDatabase([createService()]);
const site = usePasskeySite();
const admin = contextFor('admin');
const visitor = contextFor('anonymous');
const offer = () => callService('identity', 'offerPasskey', { userId: null }, visitor);
const logIn = () => callService('identity', 'authenticate', { username: 'ayse', password }, visitor);

describe('adding a passkey', () => {
  it('takes the password and the answer of an authenticator; recovery codes come with the first', async () => {
    expect(await codeOf(startPasskey(site.me.ctx, { password: 'yanlış' }))).toBe('VALIDATION_FAILED');
    const setup = await startPasskey(site.me.ctx, { password });
    expect(setup).toMatchObject({ rpId: 'klinik.example', username: 'ayse', excluded: [] });
    const first = await addNewPasskey(site.me);
    expect(first.codes).toHaveLength(10);
    expect(first.passkey).toEqual({
      id: expect.any(String),
      name: 'Telefonum',
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    const second = await addNewPasskey(site.me, 'Bilgisayar');
    expect(second.codes).toEqual([]);
    expect((await startPasskey(site.me.ctx, { password })).excluded).toEqual([
      first.authenticator.id,
      second.authenticator.id,
    ]);
    expect((await listPasskeys(site.me.ctx)).map(({ name }) => name)).toEqual(['Telefonum', 'Bilgisayar']);
    expect(await getTwoStep(site.me.ctx)).toEqual({ isOn: true, since: null, recoveryCodesLeft: 10 });
    expect((await listUsers(admin)).map(({ hasTwoStep }) => hasTwoStep)).toEqual([true]);
  });

  it.each([
    ['on another site', { origin: 'https://klinik.example.boş.com' }],
    ['on the site by another scheme', { origin: 'http://klinik.example' }],
    ['for another site', { rpId: 'baska.example' }],
    ['without having verified its user', { isVerified: false }],
  ])('refuses what was made %s', async (_, wrongs) => {
    const credential = new Authenticator(ORIGIN).create(await startPasskey(site.me.ctx, { password }), wrongs);
    expect(await codeOf(addPasskey(site.me.ctx, { name: 'x', credential }))).toBe('VALIDATION_FAILED');
    expect(await listPasskeys(site.me.ctx)).toEqual([]);
    expect((await getTwoStep(site.me.ctx)).isOn).toBe(false);
  });

  it('takes each challenge once, from whom it was given to, for five minutes', async () => {
    const setup = await startPasskey(site.me.ctx, { password });
    const other = await createPerson('banu');
    const taken = { name: 'x', credential: new Authenticator(ORIGIN).create(setup) };
    expect(await codeOf(addPasskey(other.ctx, taken))).toBe('VALIDATION_FAILED');
    // Used up by that.
    expect(await codeOf(addPasskey(site.me.ctx, taken))).toBe('VALIDATION_FAILED');
    const late = {
      name: 'x',
      credential: new Authenticator(ORIGIN).create(await startPasskey(site.me.ctx, { password })),
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS + 1000 });
    expect(await codeOf(addPasskey(site.me.ctx, late))).toBe('VALIDATION_FAILED');
    vi.useRealTimers();
    // A challenge for a sign-in makes no passkey.
    const offered = { ...(await offer()), userHandle: setup.userHandle };
    const credential = new Authenticator(ORIGIN).create(offered);
    expect(await codeOf(addPasskey(site.me.ctx, { name: 'x', credential }))).toBe('VALIDATION_FAILED');
    expect(
      await codeOf(addPasskey(site.me.ctx, { name: 'x', credential: { ...credential, clientDataJson: 'e30' } })),
    ).toBe('VALIDATION_FAILED');
  });

  it('refuses an eleventh, also when two come at once, and one that is there already', async () => {
    const { authenticator } = await addNewPasskey(site.me);
    const again = authenticator.create(await startPasskey(site.me.ctx, { password }));
    expect(await codeOf(addPasskey(site.me.ctx, { name: 'x', credential: again }))).toBe('CONFLICT');
    expect(await TwoStepModel.findById(site.me.userId).lean()).toMatchObject({ passkeys: 1 });
    for (let count = 1; count < 9; count += 1) await addNewPasskey(site.me);
    const credentials = [];
    for (let count = 0; count < 2; count += 1) {
      credentials.push(new Authenticator(ORIGIN).create(await startPasskey(site.me.ctx, { password })));
    }
    const codes = await Promise.all(
      credentials.map((credential) => codeOf(addPasskey(site.me.ctx, { name: 'x', credential }))),
    );
    expect(codes.sort()).toEqual(['CONFLICT', 'done']);
    expect(await listPasskeys(site.me.ctx)).toHaveLength(10);
    expect(await codeOf(startPasskey(site.me.ctx, { password }))).toBe('CONFLICT');
  });

  it('is not possible in a process that was not told the address of the site', async () => {
    setPublicUrl(undefined);
    expect(await codeOf(startPasskey(site.me.ctx, { password }))).toBe('UNAVAILABLE');
  });
});

describe('passkeys of a user', () => {
  it('are renamed and removed by their user alone; with the last go the recovery codes, unless there is an app', async () => {
    const { passkey } = await addNewPasskey(site.me);
    const other = await createPerson('banu');
    expect(await codeOf(renamePasskey(other.ctx, { id: passkey.id, name: 'x' }))).toBe('NOT_FOUND');
    expect(await codeOf(removePasskey(other.ctx, { id: passkey.id, password }))).toBe('NOT_FOUND');
    expect(await codeOf(removePasskey(site.me.ctx, { id: passkey.id, password: 'yanlış' }))).toBe('VALIDATION_FAILED');
    expect(await codeOf(renamePasskey(site.me.ctx, { id: passkey.id, name: ' ' }))).toBe('VALIDATION_FAILED');
    expect(await renamePasskey(site.me.ctx, { id: passkey.id, name: 'Tablet' })).toMatchObject({ name: 'Tablet' });
    await removePasskey(site.me.ctx, { id: passkey.id, password });
    expect(await TwoStepModel.countDocuments()).toBe(0);
    expect((await logIn()).needsSecondStep).toBe(false);

    const next = await addNewPasskey(site.me);
    const { secret } = await startTwoStep(site.me.ctx, { password });
    await confirmTwoStep(site.me.ctx, { code: codeFor(secret) });
    await removePasskey(site.me.ctx, { id: next.passkey.id, password });
    expect(await getTwoStep(site.me.ctx)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('are taken away by an admin, by the command line, and with the user', async () => {
    const left = async () => [await PasskeyModel.countDocuments(), await TwoStepModel.countDocuments()];
    await addNewPasskey(site.me);
    await removeTwoStep(admin, { id: site.me.userId });
    expect(await left()).toEqual([0, 0]);
    await addNewPasskey(site.me);
    await resetPassword(admin, { username: 'ayse' });
    expect(await left()).toEqual([0, 0]);
    await UserModel.deleteOne({ _id: site.me.userId });
    site.me = await createPerson('ayse');
    await addNewPasskey(site.me);
    await deleteUser(admin, { id: site.me.userId });
    expect(await left()).toEqual([0, 0]);
  });

  it('leave their challenges to expire', async () => {
    await startPasskey(site.me.ctx, { password });
    const [stored] = await ChallengeModel.find().lean();
    expect(stored?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 5 * MINUTE_MS);
    expect(await ChallengeModel.collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });
});

import type { StaffRole } from '@practice/contracts';
import { callService, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { isPasswordOf } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { createUser as storeUser } from '../testing/users.ts';
import { storedSecret, TwoStepModel } from '../two-step/two-step.model.ts';
import { createUser } from '../users/create-user.ts';
import { updateUser } from '../users/update-user.ts';
import { UserModel } from '../users/user.model.ts';
import { PasswordLinkModel } from './password-link.model.ts';
import { readPasswordLink } from './read-password-link.ts';
import { requestPasswordLink } from './request-password-link.ts';
import { resetPassword } from './reset-password.ts';
import { sendPasswordLink } from './send-password-link.ts';

const service = createService();
useTestDatabase([service]);
useStubSettings();

const visitor = contextFor('anonymous');
const admin = contextFor('admin');
const invited = { username: 'Deniz', email: 'deniz@ornek.com', role: 'user' as StaffRole };

/** The ids of the links that were requested in a piece of work. */
async function linksOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await lastSeq();
  await work();
  const events = await eventsSince(before);
  return events.flatMap((event) => (event.type === 'password-link.requested' ? [event.payload.id] : []));
}

const issue = (id: string) => callService('identity', 'issuePasswordLink', { id });

async function tokenFor(email: string): Promise<string> {
  const [id = ''] = await linksOf(() => requestPasswordLink(visitor, { email }));
  return (await issue(id))?.token ?? '';
}

const codeOf = (work: Promise<unknown>) => work.then(() => 'done').catch(({ code }) => code);
const stored = (username: string) => UserModel.findOne({ username }).lean().orFail();

beforeEach(async () => {
  await storeUser({ username: 'ayse' });
  await UserModel.updateOne({ username: 'ayse' }, { email: 'ayse@ornek.com' });
});

describe('a forgotten password', () => {
  it('is replaced by a link, once; sessions, access tokens and other links end', async () => {
    const before = await stored('ayse');
    const userId = String(before._id);
    await AccessTokenModel.create({ userId, name: 'x', scope: 'read', tokenHash: 'x', expiresAt: '2030-01-01' });
    const [first, second] = [await tokenFor(' AYSE@ornek.com '), await tokenFor('ayse@ornek.com')];
    expect(await readPasswordLink(visitor, { token: first })).toMatchObject({ username: 'ayse', purpose: 'reset' });

    await resetPassword(visitor, { token: first, password: 'yepyeni kestane' });
    const after = await stored('ayse');
    expect(await isPasswordOf(after.passwordHash, 'yepyeni kestane')).toBe(true);
    expect(after.securityStamp).not.toBe(before.securityStamp);
    expect(await AccessTokenModel.countDocuments({ userId })).toBe(0);
    for (const token of [first, second])
      expect(await codeOf(resetPassword(visitor, { token, password: 'bir başka kestane' }))).toBe('LINK_EXPIRED');
  });

  it('leaves the second step as it is, and signs nobody in past it', async () => {
    const _id = String((await stored('ayse'))._id);
    await TwoStepModel.create({ _id, secret: storedSecret(_id, 'x'), confirmedAt: new Date() });
    const password = 'yepyeni kestane';
    await resetPassword(visitor, { token: await tokenFor('ayse@ornek.com'), password });
    const signedIn = await callService('identity', 'authenticate', { username: 'ayse', password }, visitor);
    expect(signedIn.needsSecondStep).toBe(true);
  });

  it('is requested alike for an address that nobody has, which gets no token', async () => {
    const [id = ''] = await linksOf(() => requestPasswordLink(visitor, { email: 'kimse@ornek.com' }));
    expect(await issue(id)).toBeNull();
    expect(await PasswordLinkModel.findById(id).lean()).toMatchObject({ tokenHashes: [] });
  });

  it('is sent three times an hour to one address', async () => {
    const requests = [1, 2, 3, 4].map(() => () => requestPasswordLink(visitor, { email: 'ayse@ornek.com' }));
    const links: string[] = [];
    for (const request of requests) links.push(...(await linksOf(request)));
    expect(links).toHaveLength(3);
  });

  it('leaves what was asked in the audit log without the typed address', async () => {
    const before = await lastSeq();
    await requestPasswordLink(visitor, { email: 'kimse@ornek.com' });
    const events = await eventsSince(before);
    expect(events.map(({ type }) => type)).toContain('audit.recorded');
    expect(JSON.stringify(events)).not.toContain('kimse@');
  });

  it.each([
    ['has expired', () => PasswordLinkModel.updateMany({}, { expiresAt: new Date(Date.now() - 1) })],
    ['is of somebody who was switched off', () => UserModel.updateOne({ username: 'ayse' }, { isActive: false })],
    ['went to an address that is theirs no more', () => UserModel.updateOne({ username: 'ayse' }, { email: 'b@c.de' })],
  ])('stays as it is when the link %s', async (_what, change) => {
    const token = await tokenFor('ayse@ornek.com');
    await change();
    expect(await codeOf(readPasswordLink(visitor, { token }))).toBe('LINK_EXPIRED');
    expect(await codeOf(resetPassword(visitor, { token, password: 'yepyeni kestane' }))).toBe('LINK_EXPIRED');
  });

  it('is set once by two who use the link at the same time', async () => {
    const token = await tokenFor('ayse@ornek.com');
    const codes = await Promise.all(
      ['birinci kestane', 'ikinci kestane'].map((password) => codeOf(resetPassword(visitor, { token, password }))),
    );
    expect(codes.sort()).toEqual(['LINK_EXPIRED', 'done']);
  });

  it('keeps the link when the new one is too short; an unknown link is refused', async () => {
    const token = await tokenFor('ayse@ornek.com');
    expect(await codeOf(resetPassword(visitor, { token, password: 'kısa' }))).toBe('VALIDATION_FAILED');
    expect(await codeOf(readPasswordLink(visitor, { token }))).toBe('done');
    expect(await codeOf(readPasswordLink(visitor, { token: 'x'.repeat(43) }))).toBe('LINK_EXPIRED');
  });
});

describe('an invitation', () => {
  it('goes to a new user without a password, and ends when they choose one', async () => {
    const [id = ''] = await linksOf(() => createUser(admin, { ...invited, password: '' }));
    const link = await issue(id);
    expect(link).toMatchObject({ username: 'Deniz', email: 'deniz@ornek.com', purpose: 'invitation' });
    expect((await stored('Deniz')).invitedAt).toBeInstanceOf(Date);
    await resetPassword(visitor, { token: link?.token ?? '', password: 'kendi kestanem' });
    expect((await stored('Deniz')).invitedAt).toBeNull();
  });

  it('does not go to a user with a password', async () => {
    expect(await linksOf(() => createUser(admin, { ...invited, password: 'uzun kestane' }))).toEqual([]);
  });

  it('is sent again, and after that the link of a forgotten password', async () => {
    const { id } = await createUser(admin, invited);
    const [again = ''] = await linksOf(() => sendPasswordLink(admin, { id }));
    const link = await issue(again);
    expect(link?.purpose).toBe('invitation');
    await resetPassword(visitor, { token: link?.token ?? '', password: 'kendi kestanem' });
    const [reset = ''] = await linksOf(() => sendPasswordLink(admin, { id }));
    expect((await issue(reset))?.purpose).toBe('reset');
  });

  it('is refused for somebody who is switched off', async () => {
    const { id } = await createUser(admin, invited);
    await updateUser(admin, { id, isActive: false });
    expect(await codeOf(sendPasswordLink(admin, { id }))).toBe('CONFLICT');
  });
});

it('a token can be used from the first and the second e-mail of one link, and only hashes are stored', async () => {
  const [id = ''] = await linksOf(() => requestPasswordLink(visitor, { email: 'ayse@ornek.com' }));
  const tokens = [(await issue(id))?.token ?? '', (await issue(id))?.token ?? ''];
  for (const token of tokens) expect(await codeOf(readPasswordLink(visitor, { token }))).toBe('done');
  const link = JSON.stringify(await PasswordLinkModel.findById(id).lean());
  for (const token of tokens) expect(link).not.toContain(token);
});

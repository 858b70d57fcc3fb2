import { forgetSettings, registerService, type ServiceContext, setPublicUrl } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { Authenticator } from '@practice/tooling/testing/authenticator';
import { afterAll, beforeEach } from 'vitest';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { startPasskey } from '../passkeys/start-passkey.ts';
import { createUser, PASSWORD } from './users.ts';

/** The site of tests with passkeys. */
export const ORIGIN = 'https://klinik.example';

/** Somebody without rights of their own beyond their account. */
export type Person = { userId: string; ctx: ServiceContext };

export async function createPerson(username: string): Promise<Person> {
  const userId = String((await createUser({ username, role: 'user' }))._id);
  const base = contextFor('user');
  return { userId, ctx: { ...base, actor: { ...base.actor, userId, username } } };
}

/** Adds a passkey of an authenticator of its own. */
export async function addNewPasskey({ ctx }: Pick<Person, 'ctx'>, name = 'Telefonum') {
  const authenticator = new Authenticator(ORIGIN);
  const credential = authenticator.create(await startPasskey(ctx, { password: PASSWORD }));
  return { authenticator, ...(await addPasskey(ctx, { name, credential })) };
}

/** Each test has a site with settings of its own, and a person. */
export function usePasskeySite(): { settings: Record<string, string>; me: Person } {
  const site = { settings: {}, me: { userId: '', ctx: contextFor('user') } };
  beforeEach(async () => {
    setPublicUrl(ORIGIN);
    site.settings = {};
    forgetSettings();
    registerService('content', { readSettings: async () => site.settings });
    site.me = await createPerson('ayse');
  });
  afterAll(() => setPublicUrl(undefined));
  return site;
}

/** How work ends: `done`, or the code of its refusal. */
export function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
}

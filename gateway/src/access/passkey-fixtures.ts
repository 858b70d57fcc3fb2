import type { PasskeyOptions, PasskeyRecord, PasskeySetup, StaffRole } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { expect } from 'vitest';
import { newAuthenticator } from '../testing/new-authenticator.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

type Caller = Awaited<ReturnType<TestGateway['login']>>;

/** What cases need of passkeys. */
export type PasskeyFixtures = {
  passkeysOff: (role: StaffRole) => Promise<void>;
  /** What adds a passkey for somebody of a role. */
  newPasskey: (role: StaffRole) => Promise<Record<string, unknown>>;
  /** The id of a passkey of somebody of a role, which is their only one. */
  passkeyOf: (role: StaffRole) => Promise<string>;
  /** What signs somebody of a role in. */
  passkeyAnswer: (role: StaffRole) => Promise<object>;
};

type Parts = {
  as: (role: StaffRole) => Promise<Caller>;
  userId: (role: StaffRole) => Promise<string>;
  account: (role: StaffRole) => { password: string | null | undefined };
  visitor: () => Caller;
};

export function passkeyFixtures({ as, userId, account, visitor }: Parts): PasskeyFixtures {
  async function passkeysOff(role: StaffRole): Promise<void> {
    const id = await userId(role);
    await database().collection('passkeys').deleteMany({ userId: id });
    await database().collection<{ _id: string }>('two_steps').deleteOne({ _id: id });
  }

  async function prepare(role: StaffRole) {
    await passkeysOff(role);
    const caller = await as(role);
    const response = await caller.post('/api/passkeys/options', { password: account(role).password });
    expect(response.status).toBe(200);
    const authenticator = newAuthenticator();
    const credential = authenticator.create(response.body as PasskeySetup);
    return { caller, authenticator, input: { name: 'Telefon', credential } };
  }

  async function add(role: StaffRole) {
    const { caller, authenticator, input } = await prepare(role);
    const response = await caller.post('/api/passkeys', input);
    expect(response.status).toBe(201);
    return { authenticator, id: (response.body as { passkey: PasskeyRecord }).passkey.id };
  }

  return {
    passkeysOff,
    newPasskey: async (role) => (await prepare(role)).input,
    passkeyOf: async (role) => (await add(role)).id,
    async passkeyAnswer(role) {
      const { authenticator } = await add(role);
      const { body } = await visitor().post('/api/auth/passkey/options', { isSecondStep: false });
      return authenticator.sign(body as PasskeyOptions);
    },
  };
}

import type { StaffRole } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { expect } from 'vitest';
import type { TestGateway } from '../testing/test-gateway.ts';
import { totpCode } from '../testing/totp-code.ts';

type Caller = Awaited<ReturnType<TestGateway['login']>>;

/** What cases need of second steps. */
export type TwoStepFixtures = {
  /** Sets up the second step of somebody of a role anew; the code that confirms it. */
  twoStepBegun: (role: StaffRole) => Promise<string>;
  /** The same, confirmed; a code that signs in. */
  twoStepOn: (role: StaffRole) => Promise<string>;
  twoStepOff: (role: StaffRole) => Promise<void>;
  /** Gives a user a second step that nobody has. */
  twoStepOf: (userId: string) => Promise<void>;
};

type Parts = {
  as: (role: StaffRole) => Promise<Caller>;
  userId: (role: StaffRole) => Promise<string>;
  account: (role: StaffRole) => { password: string | null | undefined };
};

export function twoStepFixtures({ as, userId, account }: Parts): TwoStepFixtures {
  const twoSteps = () => database().collection<{ _id: string }>('two_steps');

  async function twoStepOff(role: StaffRole): Promise<void> {
    await twoSteps().deleteOne({ _id: await userId(role) });
  }

  async function begin(role: StaffRole): Promise<string> {
    await twoStepOff(role);
    const response = await (await as(role)).post('/api/two-step', { password: account(role).password });
    expect(response.status).toBe(200);
    return (response.body as { secret: string }).secret;
  }

  async function twoStepOn(role: StaffRole): Promise<string> {
    const secret = await begin(role);
    // With the code of the half minute before, so that the present one is still good.
    const response = await (await as(role)).post('/api/two-step/confirm', { code: totpCode(secret, -1) });
    expect(response.status).toBe(200);
    return totpCode(secret);
  }

  return {
    twoStepBegun: async (role) => totpCode(await begin(role)),
    twoStepOn,
    twoStepOff,
    async twoStepOf(id) {
      const nobodys = { secret: '', confirmedAt: new Date(), lastStep: 0, recoveryHashes: [] };
      await twoSteps().insertOne({ _id: id, ...nobodys });
    },
  };
}

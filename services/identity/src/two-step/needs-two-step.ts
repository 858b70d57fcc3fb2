import { twoStepRequirements } from '@practice/contracts';
import { readSetting } from '@practice/service-kit';
import type { StoredUser } from '../users/user.model.ts';
import { findTwoStep } from './two-step.model.ts';

/** Whether a user's role requires a second step (setting `two_step_required`) that they have not set up. */
export async function needsTwoStep({ _id, role }: Pick<StoredUser, '_id' | 'role'>): Promise<boolean> {
  const required = twoStepRequirements[await readSetting('two_step_required')] ?? [];
  return required.includes(role) && (await findTwoStep(String(_id))) === null;
}

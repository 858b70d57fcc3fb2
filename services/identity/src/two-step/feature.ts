import { recoveryCodes, secondStepInput, twoStepPasswordInput, twoStepSetup, twoStepState } from '@practice/contracts';
import { del, type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { confirmTwoStep } from './confirm-two-step.ts';
import { endTwoStep, renewRecoveryCodes } from './end-two-step.ts';
import { getTwoStep } from './get-two-step.ts';
import { removeTwoStep } from './remove-two-step.ts';
import { startTwoStep } from './start-two-step.ts';
import { TwoStepModel } from './two-step.model.ts';

const resolvers: Resolvers = {
  Query: { twoStep: (_, _input, ctx) => getTwoStep(ctx) },
  Mutation: {
    startTwoStep: (_, { input }, ctx) => startTwoStep(ctx, input),
    confirmTwoStep: (_, { input }, ctx) => confirmTwoStep(ctx, input),
    endTwoStep: (_, { input }, ctx) => endTwoStep(ctx, input).then(() => true),
    renewRecoveryCodes: (_, { input }, ctx) => renewRecoveryCodes(ctx, input),
    removeTwoStep: (_, input, ctx) => removeTwoStep(ctx, input).then(() => true),
  },
};

const PATH = '/api/two-step';

const routes: Route[] = [
  get(PATH, (ctx) => getTwoStep(ctx), {
    summary: "Staff: whether one's own sign-in has a second step.",
    response: twoStepState,
  }),
  post(PATH, startTwoStep, {
    summary: "Staff: begins to set up an app as one's own second step.",
    sessionOnly: true,
    body: twoStepPasswordInput,
    response: twoStepSetup,
    problems: ['CONFLICT'],
  }),
  post(`${PATH}/confirm`, confirmTwoStep, {
    summary: "Staff: ends the set-up of one's own second step with a code; gives the recovery codes.",
    sessionOnly: true,
    body: secondStepInput,
    response: recoveryCodes,
    problems: ['CONFLICT'],
  }),
  post(`${PATH}/end`, endTwoStep, {
    summary: "Staff: codes of one's own app are asked for no more; passkeys stay.",
    sessionOnly: true,
    body: twoStepPasswordInput,
    status: 204,
    problems: ['NOT_FOUND'],
  }),
  post(`${PATH}/recovery-codes`, renewRecoveryCodes, {
    summary: 'Staff: new recovery codes; the former ones end.',
    sessionOnly: true,
    body: twoStepPasswordInput,
    response: recoveryCodes,
    problems: ['NOT_FOUND'],
  }),
  del('/api/users/:id/two-step', removeTwoStep, {
    summary: 'Admins: takes app, passkeys and codes away from somebody who has lost them.',
    sessionOnly: true,
    problems: ['CONFLICT'],
  }),
];

/** The second step of the sign-in. */
export const twoStep: Feature = { models: [TwoStepModel], resolvers, routes };

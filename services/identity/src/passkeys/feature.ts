import {
  addedPasskey,
  addPasskeyInput,
  passkeyRecord,
  passkeySetup,
  renamePasskeyInput,
  twoStepPasswordInput,
} from '@practice/contracts';
import { type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { addPasskey } from './add-passkey.ts';
import { ChallengeModel } from './challenge.model.ts';
import { listPasskeys } from './list-passkeys.ts';
import { PasskeyModel } from './passkey.model.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { startPasskey } from './start-passkey.ts';

const resolvers: Resolvers = {
  Query: { passkeys: (_, _input, ctx) => listPasskeys(ctx) },
  Mutation: {
    startPasskey: (_, { input }, ctx) => startPasskey(ctx, input),
    addPasskey: (_, { input }, ctx) => addPasskey(ctx, input),
    renamePasskey: (_, { id, input }, ctx) => renamePasskey(ctx, { ...input, id }),
    removePasskey: (_, { id, input }, ctx) => removePasskey(ctx, { ...input, id }).then(() => true),
  },
};

const PATH = '/api/passkeys';

const routes: Route[] = [
  get(PATH, (ctx) => listPasskeys(ctx), {
    summary: "Staff: one's own passkeys, the oldest first.",
    list: passkeyRecord,
  }),
  post(`${PATH}/options`, startPasskey, {
    summary: "Staff: begins to add a passkey of one's own; what the browser needs to make one.",
    sessionOnly: true,
    body: twoStepPasswordInput,
    response: passkeySetup,
    problems: ['CONFLICT'],
  }),
  post(PATH, addPasskey, {
    summary: 'Staff: adds the passkey that the browser has made; the first second step brings the recovery codes.',
    sessionOnly: true,
    body: addPasskeyInput,
    response: addedPasskey,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put(`${PATH}/:id`, renamePasskey, {
    summary: "Staff: another name for one of one's own passkeys.",
    sessionOnly: true,
    body: renamePasskeyInput,
    response: passkeyRecord,
  }),
  post(`${PATH}/:id/remove`, removePasskey, {
    summary: "Staff: removes one of one's own passkeys.",
    sessionOnly: true,
    body: twoStepPasswordInput,
  }),
];

/** Passkeys, which sign in by themselves or as the second step. */
export const passkeys: Feature = { models: [PasskeyModel, ChallengeModel], resolvers, routes };

import {
  createUserInput,
  invitationLink,
  listUsersInput,
  setUserPasswordInput,
  updateUserInput,
  userRecord,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createInvitationLink } from '../password-links/create-invitation-link.ts';
import { sendPasswordLink } from '../password-links/send-password-link.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { listUsers } from './list-users.ts';
import { setUserPassword } from './set-user-password.ts';
import { updateUser } from './update-user.ts';
import { UserModel } from './user.model.ts';

const resolvers: Resolvers = {
  Query: { users: (_, _input, ctx) => listUsers(ctx) },
  Mutation: {
    createUser: (_, { input }, ctx) => createUser(ctx, input),
    updateUser: (_, { id, input }, ctx) => updateUser(ctx, { ...input, id }),
    setUserPassword: (_, { id, input }, ctx) => setUserPassword(ctx, { ...input, id }).then(() => true),
    createInvitationLink: (_, input, ctx) => createInvitationLink(ctx, input),
    sendPasswordLink: (_, input, ctx) => sendPasswordLink(ctx, input).then(() => true),
    deleteUser: (_, input, ctx) => deleteUser(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/users', listUsers, {
    summary: 'Admins: all users by name.',
    query: listUsersInput,
    list: userRecord,
  }),
  post('/api/users', createUser, {
    summary: 'Admins: a new user; one without a password is invited by e-mail.',
    sessionOnly: true,
    body: createUserInput,
    response: userRecord,
    status: 201,
    problems: ['CONFLICT', 'WEAK_PASSWORD'],
  }),
  put('/api/users/:id', updateUser, {
    summary: 'Admins: changes a user; another role, state or password ends their sessions at once.',
    sessionOnly: true,
    body: updateUserInput,
    response: userRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT', 'WEAK_PASSWORD'],
  }),
  put('/api/users/:id/password', setUserPassword, {
    summary: "Admins: a new password for somebody else; the user's sessions and access tokens end at once.",
    sessionOnly: true,
    body: setUserPasswordInput,
    problems: ['CONFLICT', 'WEAK_PASSWORD'],
  }),
  post('/api/users/:id/password-link', sendPasswordLink, {
    summary: 'Admins: sends the user a link with which they choose a password.',
    sessionOnly: true,
    problems: ['CONFLICT'],
  }),
  post('/api/users/:id/invitation-link', createInvitationLink, {
    summary: 'Admins: the link of an invitation, to be handed on; one that was made before is void.',
    sessionOnly: true,
    response: invitationLink,
    status: 201,
    problems: ['CONFLICT'],
  }),
  del('/api/users/:id', deleteUser, {
    summary: 'Admins: deletes a user; not oneself, nor the last active admin.',
    sessionOnly: true,
    problems: ['CONFLICT'],
  }),
];

export const users: Feature = { models: [UserModel], resolvers, routes };

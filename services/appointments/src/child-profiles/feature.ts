import {
  childProfileMove,
  childProfileRecord,
  childTimelineEntry,
  listChildProfilesInput,
  listedChildProfile,
  mergeChildProfilesInput,
  openChildProfileInput,
  splitChildProfileInput,
  updateChildProfileInput,
} from '@practice/contracts';
import { type Feature, get, post, put, type Route } from '@practice/service-kit';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ChildIdentityModel } from '../clinical/child-identity.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import type { Resolvers } from '../generated/schema.ts';
import { getAppointmentChildProfile, getChildProfile } from './get-child-profile.ts';
import { getChildTimeline } from './get-child-timeline.ts';
import { listChildProfiles } from './list-child-profiles.ts';
import { listPossibleChildProfiles } from './list-possible-child-profiles.ts';
import { mergeChildProfiles } from './merge-child-profiles.ts';
import { openChildProfile } from './open-child-profile.ts';
import { splitChildProfile } from './split-child-profile.ts';
import { getChildSummary } from './summary/get-child-summary.ts';
import { updateChildProfile } from './update-child-profile.ts';

const resolvers: Resolvers = {
  Query: {
    childProfiles: (_, input, ctx) => listChildProfiles(ctx, input),
    childProfile: (_, input, ctx) => getChildProfile(ctx, input),
    appointmentChildProfile: (_, input, ctx) => getAppointmentChildProfile(ctx, input),
    possibleChildProfiles: (_, input, ctx) => listPossibleChildProfiles(ctx, input),
    childTimeline: (_, input, ctx) => getChildTimeline(ctx, input),
  },
  Mutation: {
    openChildProfile: (_, { appointmentId, input }, ctx) => openChildProfile(ctx, { ...input, appointmentId }),
    updateChildProfile: (_, { id, input }, ctx) => updateChildProfile(ctx, { ...input, id }),
    mergeChildProfiles: (_, { id, input }, ctx) => mergeChildProfiles(ctx, { ...input, id }),
    splitChildProfile: (_, { id, input }, ctx) => splitChildProfile(ctx, { ...input, id }),
  },
};

const routes: Route[] = [
  get('/api/child-profiles', listChildProfiles, {
    summary: "Clinical staff: the children's files by name. Whole without a page, up to 5,000.",
    query: listChildProfilesInput,
    list: listedChildProfile,
  }),
  get('/api/child-profiles/:id', getChildProfile, {
    summary: "Clinical staff: a child's file.",
    response: childProfileRecord,
  }),
  get('/api/child-profiles/:id/summary.pdf', getChildSummary, {
    summary: "Clinical staff: a child's summary as a PDF, without clinical notes.",
    files: ['application/pdf'],
  }),
  get('/api/child-profiles/:id/timeline', getChildTimeline, {
    summary: "Clinical staff: a child's appointments, notes and assessments, the newest first.",
    list: childTimelineEntry,
  }),
  get('/api/appointments/:appointmentId/child-profile', getAppointmentChildProfile, {
    summary: 'Clinical staff: the file of the child of an appointment; 404 while there is none.',
    response: childProfileRecord,
  }),
  post('/api/appointments/:appointmentId/child-profile', openChildProfile, {
    summary: 'Clinical staff: the file of the child of an appointment, which is made when there is none.',
    body: openChildProfileInput,
    isBodyOptional: true,
    response: childProfileRecord,
    status: 201,
    problems: ['CHILD_FILE_EXISTS', 'CONFLICT'],
  }),
  get('/api/appointments/:appointmentId/possible-child-profiles', listPossibleChildProfiles, {
    summary: 'Clinical staff: the files of the same name and birth date, while the child is known by none.',
    list: listedChildProfile,
  }),
  put('/api/child-profiles/:id', updateChildProfile, {
    summary: "Clinical staff: changes a child's file.",
    body: updateChildProfileInput,
    response: childProfileRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  post('/api/child-profiles/:id/merge', mergeChildProfiles, {
    summary: 'Clinical staff: takes another file of the same child over, and deletes it.',
    body: mergeChildProfilesInput,
    response: childProfileMove,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  post('/api/child-profiles/:id/split', splitChildProfile, {
    summary: "Clinical staff: moves appointments of another child to that child's file, or a new one.",
    body: splitChildProfileInput,
    response: childProfileMove,
  }),
];

export const childProfiles: Feature = {
  models: [ChildAppointmentModel, ChildIdentityModel, ChildProfileModel],
  resolvers,
  routes,
};

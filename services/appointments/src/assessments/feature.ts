import {
  assessmentRecord,
  createAssessmentInput,
  listAssessmentsInput,
  updateAssessmentInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import type { Resolvers } from '../generated/schema.ts';
import { createAssessment } from './create-assessment.ts';
import { deleteAssessment } from './delete-assessment.ts';
import { listAssessments } from './list-assessments.ts';
import { updateAssessment } from './update-assessment.ts';

const resolvers: Resolvers = {
  Query: { assessments: (_, input, ctx) => listAssessments(ctx, input) },
  Mutation: {
    createAssessment: (_, { input }, ctx) => createAssessment(ctx, input),
    updateAssessment: (_, { id, input }, ctx) => updateAssessment(ctx, { ...input, id }),
    deleteAssessment: (_, input, ctx) => deleteAssessment(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/assessments', listAssessments, {
    summary: 'Clinical staff: assessments of an appointment, of a child or all, the newest first; 5,000 at most.',
    query: listAssessmentsInput,
    list: assessmentRecord,
  }),
  post('/api/assessments', createAssessment, {
    summary: "Clinical staff: writes an assessment into a child's file.",
    body: createAssessmentInput,
    response: assessmentRecord,
    status: 201,
    problems: ['NOT_FOUND'],
  }),
  put('/api/assessments/:id', updateAssessment, {
    summary: 'Clinical staff: changes an assessment.',
    body: updateAssessmentInput,
    response: assessmentRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/assessments/:id', deleteAssessment, { summary: 'Clinical staff: deletes an assessment.' }),
];

export const assessments: Feature = { models: [AssessmentModel], resolvers, routes };

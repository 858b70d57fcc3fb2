import {
  availableSlotRecord,
  createAvailableSlotInput,
  generatedSlots,
  generateSlotsInput,
  listAvailableSlotsInput,
  savedAvailableSlot,
  updateAvailableSlotInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import { flat } from '../closed-times/flat.ts';
import type { Resolvers } from '../generated/schema.ts';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { countAvailableSlots } from './count-available-slots.ts';
import { createAvailableSlot } from './create-available-slot.ts';
import { deleteAvailableSlot } from './delete-available-slot.ts';
import { generateSlots } from './generate-slots.ts';
import { listAvailableSlots } from './list-available-slots.ts';
import { updateAvailableSlot } from './update-available-slot.ts';

const resolvers: Resolvers = {
  Query: {
    availableSlots: (_, input, ctx) => listAvailableSlots(ctx, input),
    availableSlotCount: (_, _input, ctx) => countAvailableSlots(ctx),
  },
  Mutation: {
    createAvailableSlot: (_, { input }, ctx) => createAvailableSlot(ctx, input),
    updateAvailableSlot: (_, { id, input }, ctx) => updateAvailableSlot(ctx, { ...input, id }),
    deleteAvailableSlot: (_, input, ctx) => deleteAvailableSlot(ctx, input).then(() => true),
    generateSlots: (_, { input }, ctx) => generateSlots(ctx, input),
  },
};

const routes: Route[] = [
  get('/api/available-slots', listAvailableSlots, {
    summary: 'Staff: the slots of the dates from `from` to `to`, or all of them, by time.',
    query: listAvailableSlotsInput,
    list: availableSlotRecord,
  }),
  post('/api/available-slots', flat(createAvailableSlot), {
    summary: 'Editors: a new slot.',
    body: createAvailableSlotInput,
    response: savedAvailableSlot,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/available-slots/:id', flat(updateAvailableSlot), {
    summary: 'Editors: closes, opens or changes a slot; appointments in it stay.',
    body: updateAvailableSlotInput,
    response: savedAvailableSlot,
    problems: ['VERSION_CONFLICT', 'CONFLICT'],
  }),
  del('/api/available-slots/:id', deleteAvailableSlot, {
    summary: 'Editors: deletes a slot; appointments in it stay.',
  }),
  post('/api/generate-slots', generateSlots, {
    summary: 'Editors: makes the slots of a range of dates by the working hours; existing ones stay.',
    body: generateSlotsInput,
    response: generatedSlots,
  }),
];

export const availableSlots: Feature = { models: [AvailableSlotModel], resolvers, routes };

import {
  DEFAULT_PAGE_SIZE,
  type ListedChildProfile,
  listChildProfilesInput,
  listedChildProfile,
} from '@practice/contracts';
import {
  type Page,
  readInput,
  recordMapper,
  recordReading,
  type ServiceContext,
  searchPatterns,
} from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';

/** Without a page, the first of them. */
const MAX_WHOLE_LIST = 5000;
const toListed = recordMapper(listedChildProfile.omit({ latestAppointmentId: true }));

/** The files by the child's name; `search` finds any part of the child's or the parent's name, phone or e-mail. */
export async function listChildProfiles(ctx: ServiceContext, raw?: unknown): Promise<Page<ListedChildProfile>> {
  const { search, page, pageSize } = readInput(ctx, 'clinical:read', listChildProfilesInput, raw ?? {});
  const isPaged = page != null || pageSize != null;
  const limit = isPaged ? (pageSize ?? DEFAULT_PAGE_SIZE) : MAX_WHOLE_LIST;
  const conditions = searchPatterns(search ?? '').map((pattern) => ({
    $or: [{ searchText: { $regex: pattern } }, { parentEmail: { $regex: pattern } }],
  }));
  const filter = conditions.length > 0 ? { $and: conditions } : {};
  const fields = Object.fromEntries(Object.keys(listedChildProfile.shape).map((name) => [name, 1]));
  const [profiles, total] = await Promise.all([
    ChildProfileModel.find(filter, fields)
      .sort({ childNameKey: 1, _id: 1 })
      .skip(((page ?? 1) - 1) * limit)
      .limit(limit)
      .lean(),
    ChildProfileModel.countDocuments(filter),
  ]);
  if (profiles.length > 0) await recordReading(ctx, { action: 'child-profiles.listed', entity: 'child-profile' });
  const latest = await latestAppointments(profiles.map(({ _id }) => String(_id)));
  const items = profiles.map((profile) => ({
    ...toListed(profile),
    latestAppointmentId: latest.get(String(profile._id)) ?? null,
  }));
  return { items, total };
}

/** The latest appointment of each file. */
async function latestAppointments(profileIds: string[]): Promise<Map<string, string>> {
  const links = await ChildAppointmentModel.find({ childProfileId: { $in: profileIds } }).lean();
  const ids = links.map(({ _id }) => _id);
  const appointments = await AppointmentModel.find({ _id: { $in: ids } }, { _id: 1 })
    .sort({ startsAt: 1 })
    .lean();
  const fileOf = new Map(links.map(({ _id, childProfileId }) => [_id, childProfileId]));
  // The last one of each file stays.
  return new Map(appointments.map(({ _id }) => [fileOf.get(String(_id)) ?? '', String(_id)]));
}

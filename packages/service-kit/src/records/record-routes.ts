import { activeFilterInput, orderInput, z } from '@practice/contracts';
import { del, get, post, put, type Route, type RouteDocs } from '../routes.ts';

type Run = Route['run'];
/** A verb, and what its documentation has beyond that of any record. */
type Verb<Own extends keyof RouteDocs = never> = { run: Run } & Required<Pick<RouteDocs, Own>> & Partial<RouteDocs>;

type RecordVerbs = {
  /** What the documentation calls them: `testimonial`, `testimonials`. */
  one: string;
  many: string;
  record: z.ZodObject;
  list: Run;
  /** As `changedBy` of a route, of the list. */
  changedBy: NonNullable<RouteDocs['changedBy']>;
  create: Verb<'body'>;
  update: Verb<'body'>;
  remove: Verb;
  order: Run;
};

/** The REST calls of records that visitors see when they are active, and editors create, change, order and delete. */
export function recordRoutes(path: string, verbs: RecordVerbs): Route[] {
  const { one, many, record, list, changedBy, create, update, remove, order } = verbs;
  return [
    get(path, list, {
      isPublic: true,
      summary: `The active ${many} in their order; editors get the inactive ones too.`,
      query: activeFilterInput,
      list: record,
      changedBy,
    }),
    post(path, create.run, { summary: `Editors: a new ${one}.`, response: record, status: 201, ...docsOf(create) }),
    put(`${path}/order`, order, {
      summary: `Editors: puts all ${many} into a new order.`,
      body: orderInput,
      response: z.array(record),
      problems: ['VERSION_CONFLICT'],
    }),
    put(`${path}/:id`, update.run, {
      summary: `Editors: changes a ${one}.`,
      response: record,
      ...docsOf(update),
      problems: ['VERSION_CONFLICT', ...(update.problems ?? [])],
    }),
    del(`${path}/:id`, remove.run, {
      summary: `Editors: deletes a ${one}.`,
      ...docsOf(remove),
    }),
  ];
}

function docsOf({ run: _, ...docs }: Verb): Partial<RouteDocs> {
  return docs;
}

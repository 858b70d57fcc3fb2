import { type ExampleDataKind, type ExampleRecord, exampleDataKinds } from '@practice/contracts';
import { callService, type ServiceContext } from '@practice/service-kit';

/** Which service has the records of a kind. */
export const exampleOwners = {
  setting: 'content',
  legalText: 'content',
  appointment: 'appointments',
  blogPost: 'content',
  page: 'content',
  localPage: 'content',
  testimonial: 'content',
  mediaItem: 'content',
  user: 'identity',
} as const satisfies Record<ExampleDataKind, string>;

/**
 * The example records of all services, in the order in which they go.
 * @throws DomainError UNAVAILABLE when one of them does not answer
 */
export async function collectExamples(ctx: ServiceContext): Promise<ExampleRecord[]> {
  const services = [...new Set(Object.values(exampleOwners))];
  const found = await Promise.all(services.map((service) => callService(service, 'listExamples', {}, ctx)));
  const rank = ({ kind }: ExampleRecord) => exampleDataKinds.indexOf(kind);
  return found.flat().sort((one, other) => rank(one) - rank(other));
}

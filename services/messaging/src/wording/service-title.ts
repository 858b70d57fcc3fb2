import { ask } from '@practice/service-kit';

/** What a service is called, by its slug; the slug when the service is gone. */
export async function serviceTitle(slug: string): Promise<string> {
  return (await ask('appointments', 'listServiceTitles', {}))[slug] ?? slug;
}

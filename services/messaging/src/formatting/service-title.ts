import { callService } from '@practice/service-kit';

/** What a service is called, by its slug; the slug when the service is gone. */
export async function serviceTitle(slug: string): Promise<string> {
  return (await callService('appointments', 'listServiceTitles', {}))[slug] ?? slug;
}

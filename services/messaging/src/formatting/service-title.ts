import { callService } from '@practice/service-kit';

/** A service's title by its slug; the slug when there is no such service. */
export async function serviceTitle(slug: string): Promise<string> {
  return (await callService('appointments', 'listServiceTitles', {}))[slug] ?? slug;
}

import { PERSONAL_DATA_NOTICE } from '@practice/contracts';
import { callService } from '../call-service.ts';

/** Which of these versions of the notice about personal data were never published. */
export async function unknownNotices(versions: Iterable<string>): Promise<Set<string>> {
  const unknown = new Set<string>();
  for (const version of new Set(versions)) {
    const { exists } = await callService('content', 'hasLegalTextVersion', { slug: PERSONAL_DATA_NOTICE, version });
    if (!exists) unknown.add(version);
  }
  return unknown;
}

import { cachedByText } from './cached-by-text.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

/** A stored text sanitised once more, whatever was stored. It takes some 30 ms for a long one, and few texts change. */
export const sanitizeStored: (html: string) => string = cachedByText(sanitizeRichText);

import { sanitizeRichText } from '@practice/service-kit';

type WithBody = { bodyHtml?: string | null | undefined };

/** An input of a service with its long text sanitised; one that wasn't sent stays away. */
export function cleanBody<Input extends WithBody>(input: Input): Input {
  return input.bodyHtml ? { ...input, bodyHtml: sanitizeRichText(input.bodyHtml) } : input;
}

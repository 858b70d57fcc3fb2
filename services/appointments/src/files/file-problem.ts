import { DomainError } from '@practice/service-kit';

const codes = {
  TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  TOO_MANY_PIXELS: 'PAYLOAD_TOO_LARGE',
  UNKNOWN_FORMAT: 'UNSUPPORTED_MEDIA_TYPE',
  OTHER_FORMAT: 'UNSUPPORTED_MEDIA_TYPE',
  DAMAGED: 'UNSUPPORTED_MEDIA_TYPE',
} as const;

/** A file that is refused for what it is, with a sentence for whoever sent it. */
export function fileProblem(code: keyof typeof codes, message: string, cause?: unknown): DomainError {
  return new DomainError(codes[code], { errors: [{ field: 'file', message, code }], cause });
}

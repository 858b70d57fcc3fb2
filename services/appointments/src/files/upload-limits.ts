import { type FileFormat, fileFormats, fileTooLarge } from '@practice/contracts';
import { readNumberSetting, readSetting } from '@practice/service-kit';
import { fileProblem } from './file-problem.ts';

const MB = 1024 * 1024;

/** Refuses a file above the setting `max_file_size_mb`. @throws DomainError PAYLOAD_TOO_LARGE */
export async function assertSize(bytes: number): Promise<void> {
  const mb = await readNumberSetting('max_file_size_mb');
  if (bytes > mb * MB) throw fileProblem('TOO_LARGE', fileTooLarge(mb));
}

/** Refuses a format that the setting `allowed_file_types` does not name. @throws DomainError UNSUPPORTED_MEDIA_TYPE */
export async function assertAllowed(format: FileFormat | undefined): Promise<void> {
  const allowed = (await readSetting('allowed_file_types')).split(', ') as FileFormat[];
  if (format && allowed.includes(format)) return;
  const names = allowed.map((each) => fileFormats[each].label).join(', ');
  throw fileProblem('UNKNOWN_FORMAT', `Bu türde dosya yüklenemez. Yüklenebilenler: ${names}`);
}

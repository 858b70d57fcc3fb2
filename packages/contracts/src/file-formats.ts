/** What a file may be, by its content: the endings that its name may have, the first its own. */
export const fileFormats = {
  pdf: { mimeType: 'application/pdf', label: 'PDF', endings: ['pdf'] },
  jpg: { mimeType: 'image/jpeg', label: 'JPEG resmi', endings: ['jpg', 'jpeg'] },
  png: { mimeType: 'image/png', label: 'PNG resmi', endings: ['png'] },
  webp: { mimeType: 'image/webp', label: 'WebP resmi', endings: ['webp'] },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word belgesi',
    endings: ['docx'],
  },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    label: 'Excel tablosu',
    endings: ['xlsx'],
  },
  odt: { mimeType: 'application/vnd.oasis.opendocument.text', label: 'ODT belgesi', endings: ['odt'] },
} as const satisfies Record<string, { mimeType: string; label: string; endings: readonly string[] }>;

export type FileFormat = keyof typeof fileFormats;

/** The greatest value of the setting `max_file_size_mb`. */
export const MAX_FILE_MB = 25;

/** Reads a list such as `PDF, .jpg`: returns it as `pdf, jpg`, undefined when it is empty or names something else. */
export function readFormatList(list: string): string | undefined {
  const names = list.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const formats = names.map(formatOfEnding);
  if (names.length === 0 || formats.includes(undefined)) return undefined;
  return [...new Set(formats)].join(', ');
}

/** The format that the ending of a name stands for; undefined for an unknown one. */
export function formatOfName(fileName: string): FileFormat | undefined {
  return formatOfEnding(endingOf(fileName));
}

function formatOfEnding(ending: string): FileFormat | undefined {
  return (Object.keys(fileFormats) as FileFormat[]).find((format) =>
    fileFormats[format].endings.some((each) => each === ending),
  );
}

/** `pdf` of `Rapor.PDF`; empty for a name without an ending. */
export function endingOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

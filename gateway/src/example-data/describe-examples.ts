import { type ExampleDataKind, type ExampleRecord, type ExampleUseKind, removableExamples } from '@practice/contracts';

type Noun = readonly [one: string, many: string];

const kinds: Record<ExampleDataKind, Noun> = {
  setting: ['site setting', 'site settings'],
  legalText: ['legal text', 'legal texts'],
  appointment: ['appointment', 'appointments'],
  blogPost: ['blog post', 'blog posts'],
  page: ['page', 'pages'],
  localPage: ['city page', 'city pages'],
  testimonial: ['testimonial', 'testimonials'],
  mediaItem: ['picture', 'pictures'],
  user: ['user', 'users'],
};

const uses: Record<ExampleUseKind, Noun> = {
  accessToken: ['access token', 'access tokens'],
  appointment: ['appointment of the same child', 'appointments of the same child'],
  appointmentFile: ['file', 'files'],
  assessment: ['assessment', 'assessments'],
  blogPostDraft: ['draft', 'drafts'],
  childProfile: ['filled in child’s file', 'filled in child’s files'],
  clinicalNote: ['clinical note', 'clinical notes'],
  consent: ['consent to it', 'consents to it'],
  menuItem: ['menu item', 'menu items'],
  metaTag: ['edited meta tag', 'edited meta tags'],
  page: ['place that shows it', 'places that show it'],
  redirect: ['redirect', 'redirects'],
  secondStep: ['second step of the sign-in', 'second steps of the sign-in'],
};

/** What of the example data goes and what stays, in English, for the terminal. */
export function describeExamples(records: readonly ExampleRecord[]): string[] {
  const going = removableExamples(records).map(({ kind, count }) => `  ${counted(count, kinds[kind])}`);
  const edited = records.filter(({ state }) => state === 'edited').map(lineOf);
  const used = records.filter(({ state }) => state === 'used').map(lineOf);
  return [
    ...under('Example data that a removal takes away:', going),
    ...under('Edited since, so it stays:', edited),
    ...under('Needed by what is no example data, so it stays:', used),
  ];
}

function under(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}

function lineOf({ kind, name, uses: needs }: ExampleRecord): string {
  const [noun] = kinds[kind];
  const why = needs.map(({ kind: by, count, names }) => {
    return `${counted(count, uses[by])}${names.length > 0 ? ` (${names.join('; ')})` : ''}`;
  });
  return `  ${noun} “${name}”${why.length > 0 ? `: ${why.join(', ')}` : ''}`;
}

function counted(count: number, [one, many]: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What runs for long: started last, it would run alone while the other workers have nothing left. */
const longest = [
  /\.long\.process\.test\.ts$/,
  /integrity\/(killed\.long|reminders\.long|one-winner|settings-act)\.test\.ts$/,
  /(start\/start|remotes\/remotes)\.process\.test\.ts$/,
  /records\/appointment-list\.test\.ts$/,
  /availability\.property\.test\.ts$/,
  /(admin-app|calendar|editor|frame)\.test\.tsx$/,
];

/**
 * In each project the order of vitest, after the files that take longest: on a fresh checkout it knows no durations.
 * Projects stay together, as a worker ends when the next file is of another.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((pattern) => pattern.test(moduleId));
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeProgram } from './testing/programs.ts';
import { assertTrialAllowed, trialNotes } from './trial-database.ts';

describe('the trial database', () => {
  test('is named as one at each start, with the command of a move', async () => {
    expect(await trialNotes(temporaryFolder())).toEqual([
      'A trial database: its author says not to put production data there yet. ' +
        'Move with: npm run move-database -- --to download',
    ]);
  });

  test('is told of a mongod of the machine that is better, and of no other', async () => {
    const folder = temporaryFolder();
    const path = writeProgram(folder, 'mongod', 'echo db version v8.0.4');
    const [trial, better] = await trialNotes(folder);
    expect(trial).toContain('-- --to mongod');
    expect(better).toBe(`This machine has a better one: MongoDB 8.0.4 (${path}).`);
    writeProgram(folder, 'mongod', 'echo db version v4.4.29');
    expect(await trialNotes(folder)).toEqual([expect.stringContaining('-- --to download')]);
  });

  const production = { NODE_ENV: 'production', EMBEDDED_DATABASE: 'secantus' };

  test('needs a second word in production', () => {
    expect(() => assertTrialAllowed(production)).toThrow(/is a trial database.*set ALLOW_TRIAL_DATABASE=true/);
    expect(() => assertTrialAllowed({ ...production, ALLOW_TRIAL_DATABASE: 'false' })).toThrow(/is a trial database/);
  });

  test.each([
    { ...production, ALLOW_TRIAL_DATABASE: 'true' },
    { ...production, EMBEDDED_DATABASE: 'mongod' },
    { ...production, MONGODB_URI: 'mongodb://db.example/practice' },
    { ...production, NODE_ENV: 'development' },
  ])('is no matter with %o', (env) => {
    expect(() => assertTrialAllowed(env)).not.toThrow();
  });
});
